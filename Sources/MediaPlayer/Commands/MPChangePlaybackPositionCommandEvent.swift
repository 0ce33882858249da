public import Foundation

/// A command to go on from somewhere else.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// Where, in seconds from the beginning.
  public let positionTime: TimeInterval

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command)
  }
}
