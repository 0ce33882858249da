/// The seek that is wanted and has not come to its end.
struct Seeking: Sendable, Hashable {
  let seek: Seek

  /// Who wanted it.
  let cause: Cause

  enum Cause: Sendable, Hashable {
    /// The listener, who is to be told how it ended.
    case listener

    /// The transport itself, to take up playback where another renderer left it, or to start from a given time.
    case transport

    /// The transport itself, to go to the edge of what is live.
    case edge
  }
}
