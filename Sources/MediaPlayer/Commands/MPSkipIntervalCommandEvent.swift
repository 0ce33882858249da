public import Foundation

/// A command to go some seconds on or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: its properties are constants.

  /// How many seconds.
  public let interval: TimeInterval

  /// A giving of `command`, now.
  package init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}
