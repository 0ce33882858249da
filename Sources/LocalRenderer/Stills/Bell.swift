import Playback

/// Wakes one who waits for something to look at; a ring while nobody waits is kept for the next.
final class Bell: Sendable {
  private let state = Mutex(State())

  private struct State {
    var hasRung = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  func ring() {
    let waiting = state.withLock { state in
      state.hasRung = state.waiting == nil
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let hasRung = state.withLock { state in
        defer { state.hasRung = false }
        if !state.hasRung { state.waiting = continuation }
        return state.hasRung
      }
      if hasRung { continuation.resume() }
    }
  }
}
