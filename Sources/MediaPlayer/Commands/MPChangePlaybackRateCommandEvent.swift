/// A command to play at another rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: Float

  /// The rate.
  open var playbackRate: Float { given }

  /// A giving of no command, for tests.
  public override init() {
    given = 1
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, playbackRate: Float) {
    given = playbackRate
    super.init(command)
  }
}
