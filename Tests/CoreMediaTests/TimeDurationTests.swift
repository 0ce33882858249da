import CoreMedia
import Testing

@Suite struct TimeDurationTests {
  @Test(arguments: [0, 1, -1, 1_500_000_000, .max, .min] as [Int64])
  func nanosecondsComeBackAsTheyWere(nanoseconds: Int64) {
    let time = CMTime(nanoseconds: nanoseconds)

    #expect(time.nanoseconds == nanoseconds)
    #expect(time.timescale == 1_000_000_000)
  }

  @Test(
    arguments: [
      ((1, 3), 333_333_333), ((2, 3), 666_666_667), ((-1, 3), -333_333_333), ((-2, 3), -666_666_667),
      ((1, 2_000_000_000), 1), ((-1, 2_000_000_000), -1), ((.max, 1), .max), ((.min, 1), .min),
      ((.max, 1_000_000_000), .max),
    ] as [((Int64, Int32), Int64)])
  func nanosecondsAreTheNearestAndNeverTooMany(time: (Int64, Int32), nanoseconds: Int64) {
    #expect(CMTime(value: time.0, timescale: time.1).nanoseconds == nanoseconds)
  }

  @Test(arguments: [CMTime.positiveInfinity, .negativeInfinity, .indefinite, .invalid])
  func timesThatAreNoNumbersHaveNoDuration(time: CMTime) {
    #expect(time.nanoseconds == nil)
    #expect(time.duration == nil)
  }

  @Test(arguments: 0..<200)
  func durationsOfWholeNanosecondsComeBackAsTheyWere(seed: Int) {
    var dice = Dice(seed)
    let duration = Duration.nanoseconds(dice.time(bits: 62).value)

    let time = CMTime(duration)

    #expect(time.duration == duration)
    #expect(!time.hasBeenRounded)
  }

  @Test(
    arguments: [
      (.seconds(2), "{2000000000/1000000000 = 2.000}"),
      (.milliseconds(-1500), "{-1500000000/1000000000 = -1.500}"),
      (Duration(attoseconds: 1), "{0/1000000000 = 0.000, rounded}"),
      (Duration(attoseconds: -500_000_000), "{-1/1000000000 = 0.000, rounded}"),
      (.seconds(Int64.max), "{9223372036854775807/1 = 9223372036854775807.000}"),
    ] as [(Duration, String)])
  func durationsBecomeNanoseconds(duration: Duration, time: String) {
    #expect(CMTime(duration).description == time)
  }

  @Test(
    arguments: [
      ((1, 3), 333_333_333_333_333_333), ((2, 3), 666_666_666_666_666_667),
      ((-2, 3), -666_666_666_666_666_667), ((.max, 1), 9_223_372_036_854_775_807_000_000_000_000_000_000),
      ((.min, 1), -9_223_372_036_854_775_808_000_000_000_000_000_000),
    ] as [((Int64, Int32), Int128)])
  func aDurationIsTheNearestAttosecond(time: (Int64, Int32), attoseconds: Int128) {
    #expect(CMTime(value: time.0, timescale: time.1).duration == Duration(attoseconds: attoseconds))
  }
}
