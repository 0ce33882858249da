import Playback
import Synchronization

/// A command to repeat.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex<MPRepeatType>(.off)

  /// What is repeated now.
  open var currentRepeatType: MPRepeatType {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
