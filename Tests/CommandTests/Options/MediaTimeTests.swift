import CoreMedia
import Testing
import mplayerd

@Suite struct MediaTimeTests {
  @Test(
    arguments: [
      ("0", 0), ("90", 90_000_000_000), ("90.5", 90_500_000_000), ("1:30", 90_000_000_000),
      ("01:30.250", 90_250_000_000), ("1:02:03.5", 3_723_500_000_000), ("75:00", 4_500_000_000_000),
      ("0.1234567891", 123_456_789),
    ] as [(String, Int64)])
  func readsSecondsAndClockTimes(text: String, nanoseconds: Int64) {
    #expect(MediaTime.read(text) == CMTime(value: nanoseconds, timescale: 1_000_000_000))
  }

  @Test(arguments: [
    "", "-1", "1.", ".5", "1:60", "1:60:00", "1:2:3:4", "a", "1e3", "0x10", "inf", "1:", ":1",
    "99999999999999999999",
    "9300000000",
  ])
  func refusesWhatIsNoTime(text: String) {
    #expect(MediaTime.read(text) == nil)
  }
}
