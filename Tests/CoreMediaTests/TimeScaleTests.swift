import CoreMedia
import Testing

@Suite struct TimeScaleTests {
  @Test(
    arguments: [
      (.roundHalfAwayFromZero, [-2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2]),
      (.roundTowardZero, [-1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1]),
      (.roundAwayFromZero, [-2, -2, -1, -1, -1, 0, 1, 1, 1, 2, 2]),
      (.roundTowardPositiveInfinity, [-1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2]),
      (.roundTowardNegativeInfinity, [-2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1]),
      (.quickTime, [-1, -1, -1, -1, -1, 0, 0, 0, 1, 1, 1]),
    ] as [(CMTimeRoundingMethod, [Int64])])
  func eachMethodRoundsItsWay(method: CMTimeRoundingMethod, expected: [Int64]) {
    let quarters: [Int64] = [-7, -6, -4, -3, -1, 0, 1, 3, 4, 6, 7]

    let rounded = quarters.map { CMTime(value: $0, timescale: 4).convertScale(1, method: method).value }

    #expect(rounded == expected)
  }

  @Test(arguments: [(1, 2), (-1, -2), (2, 3), (3, 4), (-3, -4), (0, 0)] as [(Int64, Int64)])
  func quickTimeRoundsAwayFromZeroTowardFinerScales(thirds: Int64, quarters: Int64) {
    let time = CMTime(value: thirds, timescale: 3)

    #expect(time.convertScale(4, method: .quickTime).value == quarters)
  }

  @Test(arguments: 0..<500)
  func conversionsAreOffByLessThanAUnitAndSayWhetherTheyAre(seed: Int) {
    var dice = Dice(seed)
    let time = dice.time(bits: 31)
    let scale = dice.timescale()

    for method: CMTimeRoundingMethod in [
      .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardPositiveInfinity,
      .roundTowardNegativeInfinity, .quickTime,
    ] {
      let converted = time.convertScale(scale, method: method)

      let exact = Int128(time.value) * Int128(scale)
      let error = Int128(converted.value) * Int128(time.timescale) - exact
      #expect(converted.timescale == scale)
      #expect(converted.hasBeenRounded == (error != 0))
      #expect(error.magnitude < Int128(time.timescale).magnitude)
      switch method {
      case .roundHalfAwayFromZero: #expect(error.magnitude * 2 <= Int128(time.timescale).magnitude)
      case .roundTowardPositiveInfinity: #expect(error >= 0)
      case .roundTowardNegativeInfinity: #expect(error <= 0)
      case .roundTowardZero: #expect(time.value < 0 ? error >= 0 : error <= 0)
      case .roundAwayFromZero: #expect(time.value < 0 ? error <= 0 : error >= 0)
      case .quickTime: #expect(time.value >= 0 || converted.value < 0)
      }
    }
  }

  @Test func theDefaultIsToRoundHalvesAwayFromZero() {
    #expect(CMTimeRoundingMethod.default == .roundHalfAwayFromZero)
    #expect(CMTimeRoundingMethod(rawValue: 4) == .quickTime)
    #expect(CMTimeRoundingMethod(rawValue: 0) == nil)
  }

  @Test func theLargestValueIsRoundedWithoutOverflow() {
    let time = CMTime(value: .max, timescale: .max)

    #expect(time.convertScale(.max, method: .roundAwayFromZero).description == time.description)
    #expect(
      time.convertScale(.max - 1, method: .roundAwayFromZero).description
        == "{9223372032559808509/2147483646 = 4294967298.000, rounded}")
  }

  @Test func whatDoesNotFitIsInfinite() {
    #expect(CMTime(value: .max, timescale: 1).convertScale(2, method: .default) == .positiveInfinity)
    #expect(CMTime(value: .min, timescale: 1).convertScale(2, method: .default) == .negativeInfinity)
  }

  @Test(arguments: [0, -600] as [CMTimeScale])
  func aTimescaleThatIsNotPositiveGivesTheInvalidTime(scale: CMTimeScale) {
    #expect(CMTime(value: 1, timescale: 1).convertScale(scale, method: .default) == .invalid)
  }

  @Test(arguments: [CMTime.positiveInfinity, .negativeInfinity, .indefinite, .invalid])
  func timesThatAreNoNumbersStayWhatTheyAre(time: CMTime) {
    #expect(
      CMTimeConvertScale(time, timescale: 600, method: .default).debugDescription == time.debugDescription)
  }

  @Test func conversionsKeepTheEpochAndTheFlagOfRounding() {
    let time = CMTime(value: 1, timescale: 2, flags: [.valid, .hasBeenRounded], epoch: 5)

    #expect(time.convertScale(600, method: .default).description == "{300/600 = 0.500, epoch = 5, rounded}")
  }
}
