import Playback

// What a player goes by where it selects among languages and other options by itself.

extension AVPlayer {
  /// What options are selected by that are `mediaCharacteristic`; nil: by the languages of whoever started the
  /// process.
  nonisolated public func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? {
    SelectionKind(mediaCharacteristic).flatMap { kind in core.read { $0.settings.criteria[kind] } }
  }

  /// Selects options that are `mediaCharacteristic` (audible, legible or visual) by `criteria` from now on, in every
  /// item of the player in which nobody has selected one.
  nonisolated public func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?,
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {
    guard let kind = SelectionKind(mediaCharacteristic) else { return }
    core.decide { state, changes in
      state.settings.criteria[kind] = criteria
      state.chooseMedia(&changes)
    }
  }
}

extension PlayerCore {
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
