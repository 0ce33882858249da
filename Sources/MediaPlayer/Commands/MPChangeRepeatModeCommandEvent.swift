/// A command to repeat.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: (MPRepeatType, Bool)

  /// What is to be repeated.
  open var repeatType: MPRepeatType { given.0 }

  /// Whether it is to hold for other items as well.
  open var preservesRepeatMode: Bool { given.1 }

  /// A giving of no command, for tests.
  public override init() {
    given = (.off, false)
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, repeatType: MPRepeatType, preservesRepeatMode: Bool) {
    given = (repeatType, preservesRepeatMode)
    super.init(command)
  }
}
