public import Foundation

/// One giving of a command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let given: MPRemoteCommand
  private let moment = ProcessInfo.processInfo.systemUptime

  /// The command that is given.
  open var command: MPRemoteCommand { given }

  /// When it was given, in seconds since the machine was started.
  open var timestamp: TimeInterval { moment }

  /// A giving of no command, for tests.
  public override init() {
    given = MPRemoteCommand()
    super.init()
  }

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand) {
    given = command
    super.init()
  }
}
