import Playback
import Synchronization

/// A command to rate what plays.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex(State())

  private struct State {
    var minimumRating: Float = 0
    var maximumRating: Float = 1
  }

  /// The worst.
  open var minimumRating: Float {
    get { state.withLock { $0.minimumRating } }
    set { state.withLock { $0.minimumRating = newValue } }
  }

  /// The best.
  open var maximumRating: Float {
    get { state.withLock { $0.maximumRating } }
    set { state.withLock { $0.maximumRating = newValue } }
  }
}
