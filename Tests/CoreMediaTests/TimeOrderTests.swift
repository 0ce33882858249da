import CoreMedia
import Testing

@Suite struct TimeOrderTests {
  /// Each is before the next.
  static let ladder: [CMTime] = [
    .negativeInfinity,
    CMTimeMakeWithEpoch(value: .max, timescale: 1, epoch: -1),
    CMTime(value: .min, timescale: 1),
    CMTime(value: -1, timescale: 2),
    CMTime(value: -1, timescale: .max),
    .zero,
    CMTime(value: 1, timescale: .max),
    CMTime(value: 1, timescale: .max - 1),
    CMTime(value: 333, timescale: 1000),
    CMTime(value: 1, timescale: 3),
    CMTime(value: .max - 1, timescale: 1),
    CMTime(value: .max, timescale: 1),
    CMTimeMakeWithEpoch(value: .min, timescale: 1, epoch: 1),
    .indefinite,
    .positiveInfinity,
    .invalid,
  ]

  @Test(arguments: ladder.indices, ladder.indices)
  func allTimesHaveOneOrder(first: Int, second: Int) {
    let (one, other) = (Self.ladder[first], Self.ladder[second])

    #expect(CMTimeCompare(one, other) == (first < second ? -1 : first > second ? 1 : 0))
    #expect((one < other) == (first < second))
    #expect((one <= other) == (first <= second))
    #expect((one > other) == (first > second))
    #expect((one >= other) == (first >= second))
    #expect((one == other) == (first == second))
    #expect((one != other) == (first != second))
  }

  @Test(arguments: ladder.indices, ladder.indices)
  func theEarlierIsTheMinimumAndTheLaterTheMaximum(first: Int, second: Int) {
    let (one, other) = (Self.ladder[first], Self.ladder[second])

    #expect(CMTimeMinimum(one, other) == Self.ladder[min(first, second)])
    #expect(CMTimeMaximum(one, other) == Self.ladder[max(first, second)])
  }

  @Test(arguments: 0..<200)
  func fractionsOfOneNumberAreEqualAndHashAlike(seed: Int) {
    var dice = Dice(seed)
    let value = Int64.random(in: -1_000_000...1_000_000, using: &dice)
    let scale = CMTimeScale.random(in: 1...1000, using: &dice)
    let factor = CMTimeScale.random(in: 1...1_000_000, using: &dice)

    let plain = CMTime(value: value, timescale: scale)
    let finer = CMTime(value: value * Int64(factor), timescale: scale * factor)

    #expect(plain == finer)
    #expect(plain.hashValue == finer.hashValue)
  }

  @Test func theFlagOfRoundingMakesNoDifference() {
    let exact = CMTime(value: 1, timescale: 2)
    let rounded = CMTime(value: 1, timescale: 2, flags: [.valid, .hasBeenRounded], epoch: 0)

    #expect(exact == rounded)
    #expect(exact.hashValue == rounded.hashValue)
  }

  @Test func allInvalidTimesAreEqualAndHashAlike() {
    let other = CMTime(value: 5, timescale: 7, flags: .indefinite, epoch: 3)

    #expect(other == .invalid)
    #expect(other.hashValue == CMTime.invalid.hashValue)
  }

  @Test func theValueOfAnInfinityIsIgnored() {
    let other = CMTime(value: 5, timescale: 7, flags: [.valid, .positiveInfinity], epoch: 3)

    #expect(other == .positiveInfinity)
    #expect(other.hashValue == CMTime.positiveInfinity.hashValue)
  }

  @Test func equalNumbersOfDifferentEpochsDiffer() {
    let later = CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1)

    #expect(CMTime.zero < later)
    #expect(Set([CMTime.zero, later]).count == 2)
  }

  @Test func aSetHoldsOneOfEachTime() {
    let times = [(1, 2), (2, 4), (300, 600), (-1, 2), (0, 1), (0, 600)].map {
      CMTime(value: $0.0, timescale: $0.1)
    }

    #expect(Set(times).count == 3)
  }

  @Test(arguments: 0..<200)
  func sortedTimesAscend(seed: Int) {
    var dice = Dice(seed)

    let times = (0..<20).map { _ in dice.time(bits: 62) }.sorted()

    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(times, times.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
  }
}
