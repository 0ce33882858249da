import Playback
import Synchronization

/// A command to play in another order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex<MPShuffleType>(.off)

  /// The order now.
  open var currentShuffleType: MPShuffleType {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
