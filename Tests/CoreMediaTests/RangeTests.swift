import CoreMedia
import Testing

@Suite struct RangeTests {
  static let second = CMTime(value: 1, timescale: 1)

  @Test func aRangeEndsItsDurationAfterItsStart() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 3, timescale: 2))

    #expect(range.end == CMTime(value: 2, timescale: 1))
    #expect(CMTimeRangeGetEnd(range) == range.end)
    #expect(range.isValid && !range.isEmpty && !range.isIndefinite)
  }

  @Test func aRangeCanBeMadeOfItsEnd() {
    let (start, end) = (CMTime(value: 2, timescale: 1), CMTime(value: 5, timescale: 1))

    let range = CMTimeRange(start: start, end: end)

    #expect(range == CMTimeRange(start: start, duration: CMTime(value: 3, timescale: 1)))
    #expect(CMTimeRangeFromTimeToTime(start: start, end: end) == range)
    #expect(!CMTimeRange(start: end, end: start).isValid)
    #expect(CMTimeRange(start: start, end: start).isEmpty)
    #expect(CMTimeRange(start: start, end: .positiveInfinity).duration == .positiveInfinity)
  }

  @Test func aRangeMayLieInAnyEpochButItsDurationIsInEpochZero() {
    let start = CMTimeMakeWithEpoch(value: 2, timescale: 1, epoch: 3)
    let end = CMTimeMakeWithEpoch(value: 5, timescale: 1, epoch: 3)

    #expect(CMTimeRange(start: start, end: end).end == end)
    #expect(CMTimeRange(start: start, end: end).duration.epoch == 0)
    #expect(!CMTimeRange(start: .zero, end: end).isValid)
    #expect(CMTimeRangeMake(start: .zero, duration: end) == .invalid)
  }

  @Test(
    arguments: [
      (CMTimeRange(), false, false, false), (.invalid, false, false, false), (.zero, true, true, false),
      (CMTimeRange(start: .zero, duration: .invalid), false, false, false),
      (CMTimeRange(start: .invalid, duration: second), false, false, false),
      (CMTimeRange(start: .zero, duration: CMTime(value: -1, timescale: 1)), false, false, false),
      (CMTimeRange(start: .zero, duration: .indefinite), true, false, true),
      (CMTimeRange(start: .indefinite, duration: .zero), true, true, true),
      (CMTimeRange(start: .zero, duration: .positiveInfinity), true, false, false),
    ] as [(CMTimeRange, Bool, Bool, Bool)])
  func aRangeKnowsWhatItIs(range: CMTimeRange, isValid: Bool, isEmpty: Bool, isIndefinite: Bool) {
    #expect(range.isValid == isValid && CMTIMERANGE_IS_VALID(range) == isValid)
    #expect(CMTIMERANGE_IS_INVALID(range) == !isValid)
    #expect(range.isEmpty == isEmpty && CMTIMERANGE_IS_EMPTY(range) == isEmpty)
    #expect(range.isIndefinite == isIndefinite && CMTIMERANGE_IS_INDEFINITE(range) == isIndefinite)
  }

  @Test func aRangeMadeInvalidAfterwardsHasNoEnd() {
    var range = CMTimeRange(start: .zero, duration: Self.second)
    range.duration.epoch = 1

    #expect(!range.isValid)
    #expect(range.end == .invalid)
    #expect(!range.containsTime(.zero))
  }

  @Test func rangesOfEqualTimesAreEqualAndHashAlike() {
    let coarse = CMTimeRange(start: .zero, duration: Self.second)
    let fine = CMTimeRange(
      start: CMTime(value: 0, timescale: 600), duration: CMTime(value: 600, timescale: 600))

    #expect(coarse == fine && CMTimeRangeEqual(coarse, fine))
    #expect(coarse.hashValue == fine.hashValue)
    #expect(coarse != .zero)
    #expect(kCMTimeRangeZero == .zero && kCMTimeRangeInvalid == .invalid)
  }
}
