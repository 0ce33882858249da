public import Foundation
import Playback
import Synchronization

/// A command to play at another rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex<[NSNumber]>([])

  /// The rates to offer.
  open var supportedPlaybackRates: [NSNumber] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
