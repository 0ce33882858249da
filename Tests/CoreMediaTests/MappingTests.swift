import CoreMedia
import Testing

@Suite struct MappingTests {
  static let source = CMTimeRange(
    start: CMTime(value: 1, timescale: 7), duration: CMTime(value: 2, timescale: 5))
  static let target = CMTimeRange(
    start: CMTime(value: 3, timescale: 13), duration: CMTime(value: 7, timescale: 11))
  static let later = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1)

  @Test func startBecomesStartAndEndBecomesEnd() {
    let start = CMTimeMapTimeFromRangeToRange(
      Self.source.start, fromRange: Self.source, toRange: Self.target)
    let end = CMTimeMapTimeFromRangeToRange(Self.source.end, fromRange: Self.source, toRange: Self.target)

    #expect(start == Self.target.start && !start.hasBeenRounded)
    #expect(end == Self.target.end && !end.hasBeenRounded)
  }

  @Test func durationsAreScaledExactly() {
    let third = CMTime(value: 1, timescale: 3)

    let mapped = CMTimeMapDurationFromRangeToRange(third, fromRange: Self.source, toRange: Self.target)

    #expect(mapped.description == "{35/66 = 0.530}")
  }

  @Test func timesThatStayWholeKeepTheirTimescale() {
    let source = CMTimeRange(start: .zero, duration: CMTime(value: 6000, timescale: 600))
    let target = CMTimeRange(
      start: CMTime(value: 600, timescale: 600), duration: CMTime(value: 20, timescale: 1))

    let mapped = CMTimeMapTimeFromRangeToRange(
      CMTime(value: 900, timescale: 600), fromRange: source, toRange: target)

    #expect(mapped.description == "{2400/600 = 4.000}")
  }

  @Test(arguments: 0..<500)
  func mappingThereAndBackChangesNothing(seed: Int) {
    var dice = Dice(seed)
    let time = CMTime(value: dice.time(bits: 12).value, timescale: 600)
    let (one, other) = (dice.range(), dice.range())
    guard !one.isEmpty, !other.isEmpty else { return }

    let there = CMTimeMapTimeFromRangeToRange(time, fromRange: one, toRange: other)

    #expect(CMTimeMapTimeFromRangeToRange(there, fromRange: other, toRange: one) == time)
  }

  @Test func productsOfLargeDurationsDoNotOverflow() {
    let huge = CMTimeRange(start: .zero, duration: CMTime(value: .max, timescale: .max))
    let other = CMTimeRange(start: .zero, duration: CMTime(value: .max - 1, timescale: .max - 1))

    let mapped = CMTimeMapDurationFromRangeToRange(huge.duration, fromRange: huge, toRange: other)

    #expect(mapped.seconds == other.duration.seconds)
  }

  @Test func endlessRangesMoveAndDoNotScale() {
    let source = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: .positiveInfinity)
    let target = CMTimeRange(start: CMTime(value: 10, timescale: 1), duration: .positiveInfinity)
    let five = CMTime(value: 5, timescale: 1)

    #expect(CMTimeMapTimeFromRangeToRange(five, fromRange: source, toRange: target).seconds == 14)
    #expect(CMTimeMapDurationFromRangeToRange(five, fromRange: source, toRange: target) == five)
    #expect(CMTimeMapTimeFromRangeToRange(five, fromRange: source, toRange: Self.target) == .invalid)
    #expect(CMTimeMapDurationFromRangeToRange(five, fromRange: Self.target, toRange: source) == .invalid)
  }

  @Test func emptyAndInvalidRangesMapNothing() {
    for range in [CMTimeRange.zero, .invalid] {
      #expect(CMTimeMapTimeFromRangeToRange(.zero, fromRange: range, toRange: Self.target) == .invalid)
      #expect(CMTimeMapTimeFromRangeToRange(.zero, fromRange: Self.source, toRange: range) == .invalid)
      #expect(CMTimeMapDurationFromRangeToRange(.zero, fromRange: range, toRange: Self.target) == .invalid)
    }
  }

  @Test func timesOfAnotherEpochMapToNothing() {
    #expect(
      CMTimeMapTimeFromRangeToRange(Self.later, fromRange: Self.source, toRange: Self.target) == .invalid)
    #expect(
      CMTimeMapDurationFromRangeToRange(Self.later, fromRange: Self.source, toRange: Self.target) == .invalid)
  }

  @Test func aTimeOfTheSameEpochMapsFromIt() {
    let source = CMTimeRange(start: Self.later, duration: CMTime(value: 1, timescale: 1))

    let mapped = CMTimeMapTimeFromRangeToRange(Self.later, fromRange: source, toRange: Self.target)
    let early = CMTimeMapTimeFromRangeToRange(.zero, fromRange: source, toRange: Self.target)

    #expect(mapped == Self.target.start)
    #expect(early == .invalid)
  }

  @Test func aTimeTakesTheEpochOfTheRangeItIsMappedTo() {
    let target = CMTimeRange(start: Self.later, duration: Self.target.duration)

    let mapped = CMTimeMapTimeFromRangeToRange(
      Self.source.start, fromRange: Self.source, toRange: target)

    #expect(mapped == Self.later)
  }

  @Test(
    arguments: [
      (.positiveInfinity, "{+INFINITY}"), (.negativeInfinity, "{-INFINITY}"), (.indefinite, "{INDEFINITE}"),
      (.invalid, "{INVALID}"),
    ] as [(CMTime, String)])
  func timesThatAreNoNumbersStayWhatTheyAre(time: CMTime, mapped: String) {
    let moved = CMTimeMapTimeFromRangeToRange(time, fromRange: Self.source, toRange: Self.target)

    #expect(moved.description == mapped)
  }

  @Test func aMappingHoldsItsRanges() {
    let mapping = CMTimeMappingMake(source: Self.source, target: Self.target)

    #expect(mapping.source == Self.source && mapping.target == Self.target)
    #expect(mapping == CMTimeMapping(source: Self.source, target: Self.target))
    #expect(CMTimeMapping() == .invalid && kCMTimeMappingInvalid == .invalid)
  }

  @Test func anEmptyMappingHasNoSource() {
    let mapping = CMTimeMappingMakeEmpty(target: Self.target)

    #expect(mapping.source == .invalid && mapping.target == Self.target)
  }

  @Test func aMappingWithADurationOfAnotherEpochIsInvalid() {
    var range = Self.target
    range.duration.epoch = 1

    #expect(CMTimeMappingMake(source: range, target: Self.target) == .invalid)
    #expect(CMTimeMappingMakeEmpty(target: range) == .invalid)
  }
}
