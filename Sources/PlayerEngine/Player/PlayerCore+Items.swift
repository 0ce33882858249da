import CoreMedia
import Playback
import Synchronization

// The items of a player.

extension PlayerCore {
  /// Plays `item` in place of the current one; the rest of the queue stays.
  func replaceCurrentItem(with item: AVPlayerItem?) {
    if let item { claim(item) }
    decide { state, changes in
      guard item !== state.queue.first else { return }
      precondition(
        !state.queue.contains { $0 === item },
        "An AVPlayerItem cannot occupy more than one position in a player's queue")
      if !state.queue.isEmpty { state.queue.removeFirst() }
      if let item { state.queue.insert(item, at: 0) }
      follow(&state, &changes)
    }
  }

  /// Makes the queue another one, by `change`.
  func changeQueue(_ change: (inout [AVPlayerItem]) -> Void) {
    decide { state, changes in
      change(&state.queue)
      follow(&state, &changes)
    }
  }

  /// Makes `item` one of this player's.
  func claim(_ item: AVPlayerItem) {
    item.home.withLock { home in
      precondition(
        home.player == nil || home.player === self,
        "An AVPlayerItem cannot be associated with more than one instance of AVPlayer")
      home.player = self
    }
  }

  /// Takes up how the items are to be played now.
  func refresh() {
    decide { state, changes in
      state.followQueue(&changes)
      readCaptions(&state)
    }
  }

  /// Sets one of the settings that the rules of playback have no part in.
  func set(_ name: String, _ change: (inout PlayerSettings) -> Void) {
    decide { state, changes in
      change(&state.settings)
      changes.changed([name], of: observed)
    }
  }

  private func follow(_ state: inout PlayerState, _ changes: inout Changes) {
    state.pending.hasJumped = true
    if !state.queue.isEmpty { needRenderer(&state) }
    state.followQueue(&changes)
  }
}
