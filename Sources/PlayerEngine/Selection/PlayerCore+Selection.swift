import Playback

// What a player goes by where it selects among languages and other options by itself.

extension PlayerCore {
  /// Selects options of a kind by `criteria` from now on, in every item in which nobody has selected one.
  func select(_ kind: SelectionKind, by criteria: AVPlayerMediaSelectionCriteria?) {
    decide { state, changes in
      state.settings.criteria[kind] = criteria
      state.chooseMedia(&changes)
    }
  }

  /// Selects anew among the tracks of `item`.
  func chooseMedia(of item: AVPlayerItem) {
    decide { state, changes in
      if item.chooseMedia(by: state.settings, &changes) { state.followQueue(&changes) }
    }
  }
}

extension PlayerState {
  /// Selects anew among the tracks of every item.
  mutating func chooseMedia(_ changes: inout Changes) {
    var isOther = false
    for item in queue where item.chooseMedia(by: settings, &changes) { isOther = true }
    if isOther { followQueue(&changes) }
  }
}
