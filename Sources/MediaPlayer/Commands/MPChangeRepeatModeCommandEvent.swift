/// A command to repeat.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// What is to be repeated.
  public let repeatType: MPRepeatType

  /// Whether it is to hold for other items as well.
  public let preservesRepeatMode: Bool

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, repeatType: MPRepeatType, preservesRepeatMode: Bool) {
    self.repeatType = repeatType
    self.preservesRepeatMode = preservesRepeatMode
    super.init(command)
  }
}
