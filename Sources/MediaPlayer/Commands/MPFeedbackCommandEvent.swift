/// A command that says what somebody thinks of what plays.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// Whether the opinion is taken back.
  public let isNegative: Bool

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, isNegative: Bool) {
    self.isNegative = isNegative
    super.init(command)
  }
}
