/// Something that happened while playing, as `--json` tells it.
package struct PlayEvent: Sendable, Hashable {
  /// When it happened, in seconds from the start of the command.
  package var time: Double

  /// The place of the item on the command line; nil when it concerns none.
  package var item: Int?

  /// What happened.
  package var kind: Kind

  /// What can happen.
  package enum Kind: Sendable, Hashable {
    /// The item became the current one.
    case start(url: String, round: Int)
    /// The item can play.
    case ready(duration: Double?, isSeekable: Bool, title: String?, artist: String?)
    /// Time runs, stands still, or cannot run yet.
    case state(ProgressLine.State, reason: String?, rate: Double, position: Double)
    /// How playback is doing, once a second.
    case progress(
      position: Double, duration: Double?, buffered: Double?, rate: Double, volume: Double, isMuted: Bool)
    /// There was nothing to play, and time stopped.
    case stalled(position: Double)
    /// The listener went to another time.
    case seek(to: Double)
    /// Something went wrong that playback survived.
    case warning(Failure)
    /// The item came to its end.
    case ended(position: Double)
    /// The item could not go on.
    case failed(Failure, position: Double?)
    /// The listener ended it.
    case stopped
  }

  /// Says what happened to which item, and when.
  package init(_ kind: Kind, item: Int?, time: Double) {
    self.kind = kind
    self.item = item
    self.time = time
  }
}
