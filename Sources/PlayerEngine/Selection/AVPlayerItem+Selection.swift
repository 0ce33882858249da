import Foundation
import Playback
import Synchronization

// Which of several languages and other options an item plays.

extension AVPlayerItem {
  /// The option that is selected in `mediaSelectionGroup`; nil where none is.
  nonisolated public func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? {
    currentMediaSelection.selectedMediaOption(in: mediaSelectionGroup)
  }

  /// Plays an option of a group until that is taken back, where the group has it.
  nonisolated func pin(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {
    guard group.takes(option) else { return }
    changeChoices { $0.pinned[group.kind] = .some(option?.stream.id) }
  }

  /// Takes back what was selected by hand in a group.
  nonisolated func unpin(_ group: AVMediaSelectionGroup) { changeChoices { $0.pinned[group.kind] = nil } }

  private nonisolated func changeChoices(_ change: (inout MediaChoices) -> Void) {
    state.withLock { state in
      change(&state.choices)
      state.isSelectedByTrack = false
    }
    home.withLock { $0.player }?.chooseMedia(of: self)
  }
}

extension AVPlayerItem {
  /// Whether to start with the first quality of an HLS stream that may be played, and not with one that suits the
  /// network; set it before a player has the item.
  nonisolated public var startsOnFirstEligibleVariant: Bool {
    get { read("startsOnFirstEligibleVariant") { $0.startsOnFirstVariant } }
    set { set("startsOnFirstEligibleVariant") { $0.startsOnFirstVariant = newValue } }
  }
}

extension AVPlayerItem {
  /// Selects among its tracks as `settings` say; whether others are to play than before.
  nonisolated func chooseMedia(by settings: PlayerSettings, _ changes: inout Changes) -> Bool {
    let (isOther, isNews) = state.withLock { state -> (Bool, Bool) in
      guard state.status == .readyToPlay else { return (false, false) }
      let before = state.choices.chosen
      let tracks = state.tracksAsTheyPlay
      let applies = settings.appliesMediaSelectionCriteriaAutomatically && !state.isSelectedByTrack
      state.choices.choose(among: tracks) { kind in
        applies ? SelectionRule(settings.criteria[kind]) : nil
      }
      let chosen = Set(state.choices.chosen.values)
      let isNews = state.hasChosen && before != state.choices.chosen
      state.hasChosen = true
      // The words of another text are told when that is read; those of side-cars are told again then.
      let readsAnother = before[.legible] != nil && before[.legible] != state.choices.chosen[.legible]
      if readsAnother, !state.isSelectedByTrack { state.captions = [] }
      let playing = Set(tracks.filter(\.isSelected).map(\.id))
      guard !state.isSelectedByTrack, chosen != Set(state.selectedTracks ?? Array(playing)) else {
        return (false, isNews)
      }
      state.selectedTracks = chosen.sorted()
      return (true, isNews)
    }
    if isNews { changes.post(AVPlayerItem.mediaSelectionDidChangeNotification, self) }
    return isOther
  }
}

extension ItemState {
  /// The tracks, with those that are enabled marked as selected.
  fileprivate var tracksAsTheyPlay: [Track] {
    tracks.map { object in
      var track = object.track
      track.isSelected = object.isEnabledNow
      return track
    }
  }
}
