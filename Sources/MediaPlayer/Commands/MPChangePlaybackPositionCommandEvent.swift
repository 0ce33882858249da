public import Foundation

/// A command to go on from somewhere else.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: TimeInterval

  /// Where, in seconds from the beginning.
  open var positionTime: TimeInterval { given }

  /// A giving of no command, for tests.
  public override init() {
    given = 0
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
    given = positionTime
    super.init(command)
  }
}
