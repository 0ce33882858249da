/// A command to play at another rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// The rate.
  public let playbackRate: Float

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, playbackRate: Float) {
    self.playbackRate = playbackRate
    super.init(command)
  }
}
