/// A command to begin to go on or back fast, or to end that.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// Whether it begins or ends.
  public let type: MPSeekCommandEventType

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}
