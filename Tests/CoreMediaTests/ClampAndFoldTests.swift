import CoreMedia
import Testing

@Suite struct ClampAndFoldTests {
  static let range = CMTimeRange(
    start: CMTime(value: 1, timescale: 3), duration: CMTime(value: 2, timescale: 5))

  @Test(arguments: [
    (CMTime.zero, "{1/3 = 0.333}"), (CMTime(value: 1, timescale: 2), "{1/2 = 0.500}"),
    (CMTime(value: 2, timescale: 1), "{11/15 = 0.733}"), (.negativeInfinity, "{1/3 = 0.333}"),
    (.positiveInfinity, "{11/15 = 0.733}"), (.invalid, "{INVALID}"),
  ])
  func aTimeIsClampedToTheNearestOfTheRange(time: CMTime, clamped: String) {
    #expect(CMTimeClampToRange(time, range: Self.range).description == clamped)
  }

  @Test(
    arguments: [
      (CMTime.zero, (6, 15)), (CMTime(value: 1, timescale: 2), (1, 2)),
      (CMTime(value: 7, timescale: 3), (1, 3)),
      (CMTime(value: -7, timescale: 11), (93, 165)), (CMTime(value: 11, timescale: 15), (1, 3)),
    ] as [(CMTime, (Int64, Int32))])
  func aTimeIsFoldedIntoTheRangeExactly(time: CMTime, folded: (Int64, Int32)) {
    let result = CMTimeFoldIntoRange(time, foldRange: Self.range)

    #expect(result == CMTime(value: folded.0, timescale: folded.1))
    #expect(!result.hasBeenRounded)
  }

  @Test(arguments: 0..<500)
  func aFoldedTimeIsInsideAndAWholeNumberOfDurationsAway(seed: Int) {
    var dice = Dice(seed)
    let time = CMTime(value: dice.time(bits: 30).value, timescale: 1000)
    let range = dice.range()
    guard !range.isEmpty else { return }

    let folded = CMTimeFoldIntoRange(time, foldRange: range)

    #expect(range.containsTime(folded))
    #expect((time - folded).convertScale(1000, method: .default).value % (range.duration.value * 1000) == 0)
  }

  @Test(arguments: [
    CMTimeRange.zero, .invalid, CMTimeRange(start: .zero, duration: .positiveInfinity),
    CMTimeRange(start: .zero, duration: .indefinite),
  ])
  func nothingIsFoldedIntoARangeWithoutALength(range: CMTimeRange) {
    #expect(CMTimeFoldIntoRange(.zero, foldRange: range) == .invalid)
  }

  @Test func nothingIsClampedToARangeWithoutTime() {
    #expect(CMTimeClampToRange(.zero, range: .zero) == .invalid)
    #expect(CMTimeClampToRange(.zero, range: .invalid) == .invalid)
  }

  @Test(arguments: [
    CMTime.positiveInfinity, .indefinite, .invalid, CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1),
  ])
  func onlyNumbersOfTheSameEpochAreFolded(time: CMTime) {
    #expect(CMTimeFoldIntoRange(time, foldRange: Self.range) == .invalid)
  }
}
