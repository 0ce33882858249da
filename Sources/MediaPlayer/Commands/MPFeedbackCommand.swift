import Playback
import Synchronization

/// A command that says what somebody thinks of what plays.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: what changes is under a lock.
  private let state = Mutex(State())

  private struct State {
    var isActive = false
    var localizedTitle = ""
    var localizedShortTitle = ""
  }

  /// Whether that is what is thought now.
  open var isActive: Bool {
    get { state.withLock { $0.isActive } }
    set { state.withLock { $0.isActive = newValue } }
  }

  /// What to call it.
  open var localizedTitle: String {
    get { state.withLock { $0.localizedTitle } }
    set { state.withLock { $0.localizedTitle = newValue } }
  }

  /// What to call it where there is little room.
  open var localizedShortTitle: String {
    get { state.withLock { $0.localizedShortTitle } }
    set { state.withLock { $0.localizedShortTitle = newValue } }
  }
}
