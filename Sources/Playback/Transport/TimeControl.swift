/// Whether time is moving for the listener, and if not, why.
package enum TimeControl: Sendable, Hashable {
  /// Nobody wants time to move.
  case paused

  /// Time is to move as soon as what is missing is there.
  case waiting(Reason)

  /// Time moves, or was just told to.
  case playing

  /// What is waited for.
  package enum Reason: Sendable, Hashable {
    /// An item.
    case noItem

    /// To learn whether the data comes fast enough.
    case evaluatingBuffering

    /// Data enough to play without a stall.
    case minimizingStalls
  }
}
