import Playback
import Synchronization

/// The sleep of one who waits for the next time that concerns him: one at a time, until he is to wait no more.
final class Slumber: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var hasEnded = false
    var task: Task<Void, Never>?
  }

  /// Whether there is to be no more waiting.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Keeps the task that waits, in place of the one before.
  func keep(_ task: Task<Void, Never>?) {
    let old = state.withLock { state in
      guard !state.hasEnded else { return task }
      defer { state.task = task }
      return state.task
    }
    old?.cancel()
  }

  /// Ends what waits, now and from now on.
  func end() {
    let task = state.withLock { state in
      state.hasEnded = true
      defer { state.task = nil }
      return state.task
    }
    task?.cancel()
  }
}
