/// How a lost connection is taken up again: when it is tried, and when no more.
///
/// Time comes in by being told that a wait is over.
package struct Reconnection: Sendable, Hashable {
  /// How long to wait before each attempt, unless told otherwise.
  package static let delays: [Duration] = [
    .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(8),
  ]

  private let delays: [Duration]

  /// Whoever played on for this long behind a loss, in nanoseconds, begins to count anew.
  private static let progress: Int64 = 2_000_000_000

  /// How often the connection was lost at about one place.
  package private(set) var losses = 0

  /// Where that was, in nanoseconds.
  package private(set) var lostAt: Int64 = 0

  /// How far it is.
  package private(set) var phase = Phase.none

  package enum Phase: Sendable, Hashable {
    /// The connection is there, as far as is known.
    case none

    /// Nothing is asked for yet, so that a server that is overwhelmed is left in peace.
    case waiting

    /// The wait is over; as soon as what came before is used up, the rest is asked for.
    case due

    /// The rest is asked for.
    case asking
  }

  /// The connection has not been lost yet; `delays`: how long to wait before each attempt.
  package init(delays: [Duration] = Self.delays) { self.delays = delays }

  /// Whether the connection was lost and is not there again.
  package var isUnderWay: Bool { phase != .none }

  /// The connection was lost, or not to be had again, with playback at `place`; how long to wait before it is tried, or
  /// nil where it has been tried often enough.
  package mutating func lose(at place: Int64) -> Duration? {
    if abs(place - lostAt) > Self.progress { losses = 0 }
    guard losses < delays.count else { return nil }
    defer { losses += 1 }
    (lostAt, phase) = (place, .waiting)
    return delays[losses]
  }

  /// The wait is over.
  package mutating func wake() { if phase == .waiting { phase = .due } }

  /// The rest is asked for now.
  package mutating func ask() { phase = .asking }

  /// The rest comes.
  package mutating func succeed() { if phase == .asking { phase = .none } }
}
