public import Foundation

/// A command to go some seconds on or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.
  private let given: TimeInterval

  /// How many seconds.
  open var interval: TimeInterval { given }

  /// A giving of no command, for tests.
  public override init() {
    given = 0
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, interval: TimeInterval) {
    given = interval
    super.init(command)
  }
}
