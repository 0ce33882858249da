public import Foundation
import Playback
import Synchronization

/// A command to go some seconds on or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex<[NSNumber]>([])

  /// How many seconds to offer, the best first.
  open var preferredIntervals: [NSNumber] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
