/// A command that says what somebody thinks of what plays.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: Bool

  /// Whether the opinion is taken back.
  open var isNegative: Bool { given }

  /// A giving of no command, for tests.
  public override init() {
    given = false
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, isNegative: Bool) {
    given = isNegative
    super.init(command)
  }
}
