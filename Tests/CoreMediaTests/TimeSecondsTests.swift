import CoreMedia
import Testing

@Suite struct TimeSecondsTests {
  @Test(
    arguments: [
      (5, 600, "{3000/600 = 5.000}"),
      (0.1, 600, "{60/600 = 0.100}"),
      (0.001, 600, "{1/600 = 0.002, rounded}"),
      (2.5, 1, "{3/1 = 3.000, rounded}"),
      (-2.5, 1, "{-3/1 = -3.000, rounded}"),
      (0.29, 100, "{29/100 = 0.290}"),
      (-0.0, 1, "{0/1 = 0.000}"),
      (.leastNonzeroMagnitude, 1000, "{0/1000 = 0.000, rounded}"),
      // Too much for 600: 300, 150, 75, 37, 18, then 9 units a second.
      (1e18, 600, "{9000000000000000000/9 = 1000000000000000000.000}"),
      (0x1p63, 1, "{+INFINITY}"),
      (-0x1p63, 1, "{-9223372036854775808/1 = -9223372036854775808.000}"),
      (-1e19, 600, "{-INFINITY}"),
      (1e300, 600, "{+INFINITY}"),
      (.infinity, 600, "{+INFINITY}"),
      (-.infinity, 600, "{-INFINITY}"),
      (.nan, 600, "{INVALID}"),
      (1, 0, "{INVALID}"),
      (-.infinity, -1, "{INVALID}"),
    ] as [(Double, Int32, String)])
  func secondsBecomeTheClosestTime(seconds: Double, timescale: Int32, time: String) {
    #expect(CMTime(seconds: seconds, preferredTimescale: timescale).description == time)
    #expect(CMTimeMakeWithSeconds(seconds, preferredTimescale: timescale).description == time)
  }

  @Test(arguments: 0..<500)
  func wholeMillisecondsArriveWhole(seed: Int) {
    var dice = Dice(seed)
    let milliseconds = dice.time(bits: 43).value

    let time = CMTime(seconds: Double(milliseconds) / 1000, preferredTimescale: 1000)

    #expect(time.value == milliseconds)
    #expect(!time.hasBeenRounded)
  }

  @Test(arguments: 0..<500)
  func aTimeCountsAsRoundedWhenItDoesNotGiveTheSecondsBack(seed: Int) {
    var dice = Dice(seed)
    let seconds = Double.random(in: -1e6...1e6, using: &dice)

    let time = CMTime(seconds: seconds, preferredTimescale: dice.timescale())

    #expect(time.hasBeenRounded == (time.seconds != seconds))
    #expect(abs(time.seconds - seconds) <= 0.5000001 / Double(time.timescale) + 1e-9)
  }

  @Test func secondsAreTheFraction() {
    #expect(CMTime(value: 1, timescale: 4).seconds == 0.25)
    #expect(CMTimeGetSeconds(CMTimeMake(value: -3, timescale: 2)) == -1.5)
    #expect(CMTimeMakeWithEpoch(value: 1, timescale: 2, epoch: 7).seconds == 0.5)
  }

  @Test func timesThatAreNoNumbersHaveNoSeconds() {
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.invalid.seconds.isNaN)
  }
}
