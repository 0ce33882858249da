/// Why the wanted rate became another.
package enum RateChange: Sendable, Hashable {
  /// It was set.
  case asked

  /// It was set to what cannot be had.
  case refused

  /// The item ended, and its player pauses then.
  case ended

  /// Playing backwards came to the beginning.
  case reachedStart

  /// Playing faster than it is sent came to the edge of what is live.
  case reachedLiveEdge

  /// Data ran out, and the player does not wait for more.
  case stalled

  /// The item failed, and nothing follows.
  case failed
}
