public import Foundation

/// One giving of a command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.

  /// The command that is given.
  public let command: MPRemoteCommand

  /// When it was given, in seconds since the machine was started.
  public let timestamp: TimeInterval

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }
}
