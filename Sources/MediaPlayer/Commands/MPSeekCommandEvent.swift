/// A command to begin to go on or back fast, or to end that.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: MPSeekCommandEventType

  /// Whether it begins or ends.
  open var type: MPSeekCommandEventType { given }

  /// A giving of no command, for tests.
  public override init() {
    given = .beginSeeking
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    given = type
    super.init(command)
  }
}
