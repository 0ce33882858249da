import CoreMedia
import Testing

@Suite struct RangeSetTests {
  /// The range between two whole seconds.
  static func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
  }

  @Test(arguments: 0..<500)
  func anIntersectionHoldsWhatBothHold(seed: Int) {
    var dice = Dice(seed)
    let (one, other) = (dice.range(), dice.range())

    let both = one.intersection(other)

    for half in 0..<50 as Range<Int64> {
      let time = CMTime(value: half, timescale: 2)
      #expect(both.containsTime(time) == (one.containsTime(time) && other.containsTime(time)))
    }
    #expect(both == CMTimeRangeGetIntersection(other, otherRange: one))
    #expect(both.isEmpty || (one.containsTimeRange(both) && other.containsTimeRange(both)))
  }

  @Test(arguments: 0..<500)
  func aUnionReachesFromTheFirstStartToTheLastEnd(seed: Int) {
    var dice = Dice(seed)
    let (one, other) = (dice.range(), dice.range())

    let union = one.union(other)

    #expect(union.start == min(one.start, other.start) && union.end == max(one.end, other.end))
    #expect(union == CMTimeRangeGetUnion(other, otherRange: one))
    #expect(one.isEmpty || union.containsTimeRange(one))
    #expect(one.union(one) == one)
  }

  @Test func rangesApartHaveNothingInCommon() {
    #expect(Self.range(0, 2).intersection(Self.range(5, 6)) == .zero)
    #expect(Self.range(0, 2).intersection(Self.range(2, 6)) == .zero)
    #expect(Self.range(0, 2).union(Self.range(5, 6)) == Self.range(0, 6))
  }

  @Test func endlessRangesCanBeCutAndJoined() {
    let endless = CMTimeRange(start: CMTime(value: 3, timescale: 1), duration: .positiveInfinity)

    #expect(endless.intersection(Self.range(0, 5)) == Self.range(3, 5))
    #expect(endless.union(Self.range(0, 5)) == CMTimeRange(start: .zero, duration: .positiveInfinity))
    #expect(endless.containsTime(CMTime(value: .max, timescale: 1)))
    #expect(endless.containsTimeRange(endless))
  }

  @Test func invalidRangesGiveInvalidRanges() {
    #expect(Self.range(0, 2).union(.invalid) == .invalid)
    #expect(CMTimeRange.invalid.intersection(Self.range(0, 2)) == .invalid)
  }

  @Test func rangesOfDifferentEpochsCannotBeJoined() {
    let later = CMTimeRange(
      start: CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1), duration: CMTime(value: 1, timescale: 1))

    #expect(!Self.range(0, 2).union(later).isValid)
    #expect(Self.range(0, 2).intersection(later) == .zero)
    #expect(!Self.range(0, 2).containsTime(later.start))
  }

  @Test func theStartIsInsideAndTheEndIsNot() {
    let range = Self.range(1, 4)

    #expect(range.containsTime(range.start) && CMTimeRangeContainsTime(range, time: range.start))
    #expect(!range.containsTime(range.end))
    #expect(!range.containsTime(.zero))
    #expect(!CMTimeRange.zero.containsTime(.zero))
  }

  @Test(arguments: [CMTime.positiveInfinity, .negativeInfinity, .indefinite, .invalid])
  func timesThatAreNoNumbersAreInNoRange(time: CMTime) {
    let endless = CMTimeRange(start: .negativeInfinity, duration: .positiveInfinity)

    #expect(!endless.containsTime(time))
    #expect(!CMTimeRange(start: .zero, duration: .positiveInfinity).containsTime(time))
  }

  @Test(arguments: [
    (range(2, 3), true), (range(1, 4), true), (range(1, 1), true), (range(3, 3), true),
    (range(4, 4), false), (range(0, 2), false), (range(3, 5), false), (.zero, false), (.invalid, false),
  ])
  func aRangeContainsThoseThatBeginInsideAndEndNoLater(other: CMTimeRange, isContained: Bool) {
    #expect(Self.range(1, 4).containsTimeRange(other) == isContained)
    #expect(CMTimeRangeContainsTimeRange(Self.range(1, 4), otherRange: other) == isContained)
  }
}
