/// In which order the URLs are played, as a rule without a player.
package struct PlayOrder: Sendable, Hashable {
  private let count: Int
  private let rounds: Int?
  private var upcoming = PlayPlace(index: 0, round: 1)
  private var lastGoodRound = 0

  /// Plays `count` URLs so many times over, until stopped when `rounds` is nil.
  package init(count: Int, rounds: Int?) {
    self.count = count
    self.rounds = rounds
  }

  /// What to enqueue next; nil when nothing is left, or when it is not known yet whether another round makes sense.
  package mutating func next() -> PlayPlace? {
    guard count > 0, rounds.map({ upcoming.round <= $0 }) ?? true, upcoming.round <= lastGoodRound + 1 else {
      return nil
    }
    let place = upcoming
    let isLast = place.index + 1 == count
    upcoming = PlayPlace(index: isLast ? 0 : place.index + 1, round: isLast ? place.round + 1 : place.round)
    return place
  }

  /// Notes that what is at `place` can be played; a round in which nothing can is the last.
  package mutating func succeeded(_ place: PlayPlace) { lastGoodRound = max(lastGoodRound, place.round) }

  /// Goes on from `place` again.
  package mutating func go(to place: PlayPlace) { upcoming = place }

  /// What was played before `place`; at the very beginning, that same place.
  package func place(before place: PlayPlace) -> PlayPlace {
    if place.index > 0 { return PlayPlace(index: place.index - 1, round: place.round) }
    return place.round > 1 ? PlayPlace(index: count - 1, round: place.round - 1) : place
  }
}
