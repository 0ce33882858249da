import CoreMedia
import Testing

@Suite struct TimeArithmeticTests {
  @Test(
    arguments: [
      ((300, 600), (300, 600), "{600/600 = 1.000}"),
      ((1, 2), (1, 3), "{5/6 = 0.833}"),
      ((1, 600), (1, 90000), "{151/90000 = 0.002}"),
      ((-1, 2), (1, 2), "{0/2 = 0.000}"),
      // The least common multiple is beyond the largest timescale.
      ((1, .max), (1, .max - 1), "{2/2147483647 = 0.000, rounded}"),
      // Too large for the timescale: half of it, a quarter and so on.
      ((.max, 2), (.max, 2), "{9223372036854775807/1 = 9223372036854775807.000}"),
      ((.max, 4), (3, 4), "{4611686018427387905/2 = 2305843009213693952.500}"),
      ((.max, 3), (1, 3), "{3074457345618258603/1 = 3074457345618258603.000, rounded}"),
      ((.max, 1), (1, 1), "{+INFINITY}"),
      ((.min, 1), (-1, 1), "{-INFINITY}"),
      ((.min, 1), (.max, 1), "{-1/1 = -1.000}"),
    ] as [((Int64, Int32), (Int64, Int32), String)])
  func sumsAreExactWhereATimescaleAllowsIt(one: (Int64, Int32), other: (Int64, Int32), sum: String) {
    let (one, other) = (
      CMTime(value: one.0, timescale: one.1), CMTime(value: other.0, timescale: other.1)
    )

    #expect((one + other).description == sum)
    #expect((other + one).description == sum)
    #expect(CMTimeAdd(one, other).description == sum)
  }

  @Test(
    arguments: [
      ((1, 2), (1, 3), "{1/6 = 0.167}"),
      ((0, 1), (.min, 2), "{4611686018427387904/1 = 4611686018427387904.000}"),
      ((0, 1), (.min, 1), "{+INFINITY}"),
      ((-1, 1), (.min, 1), "{9223372036854775807/1 = 9223372036854775807.000}"),
      ((.min, 1), (1, 1), "{-INFINITY}"),
      ((.min, 1), (.min, 1), "{0/1 = 0.000}"),
    ] as [((Int64, Int32), (Int64, Int32), String)])
  func differencesFollowTheSameRules(one: (Int64, Int32), other: (Int64, Int32), difference: String) {
    let (one, other) = (
      CMTime(value: one.0, timescale: one.1), CMTime(value: other.0, timescale: other.1)
    )

    #expect((one - other).description == difference)
    #expect(CMTimeSubtract(one, other).description == difference)
  }

  @Test(arguments: 0..<500)
  func sumsAreOffByHalfAUnitAtMostAndSayWhetherTheyAre(seed: Int) {
    var dice = Dice(seed)
    let (one, other) = (dice.time(bits: 60), dice.time(bits: 60))

    let sum = one + other

    let (scale1, scale2) = (Int128(one.timescale), Int128(other.timescale))
    let exact = Int128(one.value) * scale2 + Int128(other.value) * scale1
    let error = (Int128(sum.value) * scale1 * scale2 - exact * Int128(sum.timescale)).magnitude
    #expect(sum.hasBeenRounded == (error != 0))
    #expect(error * 2 <= (scale1 * scale2).magnitude)
    #expect(sum.description == (other + one).description)
  }

  @Test(arguments: 0..<500)
  func whatIsAddedCanBeTakenAwayAgain(seed: Int) {
    var dice = Dice(seed)
    let one = CMTime(value: dice.time(bits: 40).value, timescale: .random(in: 1...30000, using: &dice))
    let other = CMTime(value: dice.time(bits: 40).value, timescale: .random(in: 1...30000, using: &dice))

    #expect(one + other - other == one)
    #expect(one - other == .zero - (other - one))
  }

  @Test(
    arguments: [
      (.invalid, .zero, "{INVALID}"),
      (.invalid, .positiveInfinity, "{INVALID}"),
      (.invalid, .indefinite, "{INVALID}"),
      (.positiveInfinity, .zero, "{+INFINITY}"),
      (.positiveInfinity, .indefinite, "{+INFINITY}"),
      (.positiveInfinity, .positiveInfinity, "{+INFINITY}"),
      (.negativeInfinity, .negativeInfinity, "{-INFINITY}"),
      (.negativeInfinity, .indefinite, "{-INFINITY}"),
      (.positiveInfinity, .negativeInfinity, "{INVALID}"),
      (.indefinite, .zero, "{INDEFINITE}"),
      (.indefinite, .indefinite, "{INDEFINITE}"),
    ] as [(CMTime, CMTime, String)])
  func invalidWinsThenInfiniteThenIndefinite(one: CMTime, other: CMTime, sum: String) {
    #expect((one + other).description == sum)
    #expect((other + one).description == sum)
  }

  @Test func differencesOfInfinitiesTurnTheSecond() {
    #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
    #expect(CMTime.negativeInfinity - .negativeInfinity == .invalid)
    #expect(CMTime.positiveInfinity - .negativeInfinity == .positiveInfinity)
    #expect(CMTime.negativeInfinity - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.zero - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.zero - .indefinite == .indefinite)
  }

  @Test(
    arguments: [
      (0, 0, "{3/1 = 3.000}"), (4, 0, "{3/1 = 3.000, epoch = 4}"), (0, 4, "{3/1 = 3.000, epoch = 4}"),
      (4, 4, "{3/1 = 3.000}"), (4, 5, "{INVALID}"),
    ] as [(Int64, Int64, String)])
  func onlyDurationsCrossEpochs(one: Int64, other: Int64, sum: String) {
    let two = CMTimeMakeWithEpoch(value: 2, timescale: 1, epoch: one)

    #expect((two + CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: other)).description == sum)
    #expect((two - CMTimeMakeWithEpoch(value: -1, timescale: 1, epoch: other)).description == sum)
  }

  @Test func whatWasRoundedStaysRounded() {
    let rounded = CMTime(seconds: 0.3, preferredTimescale: 1)

    #expect((rounded + CMTime(value: 1, timescale: 1)).hasBeenRounded)
    #expect((CMTime(value: 1, timescale: 1) - rounded).hasBeenRounded)
    #expect((rounded + .positiveInfinity).flags == CMTime.positiveInfinity.flags)
  }
}
