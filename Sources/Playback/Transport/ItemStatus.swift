/// Whether an item can play.
package enum ItemStatus: Sendable, Hashable {
  /// Not known yet.
  case unknown

  /// It can.
  case ready(Readiness)

  /// It never will.
  case failed(PlaybackError)
}
