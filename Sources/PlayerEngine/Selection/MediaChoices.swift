import Playback

/// Which tracks of an item were selected, and by whom.
struct MediaChoices: Sendable, Hashable {
  /// What somebody selected, by the tracks' ids; nil inside means nothing.
  var pinned: [SelectionKind: Int?] = [:]

  /// What is selected; nothing where a kind is missing.
  private(set) var chosen: [SelectionKind: Int] = [:]

  /// Selects anew among `tracks`; those without a choice stay as they play.
  ///
  /// `rule` says what to select by itself; nil: nothing.
  mutating func choose(among tracks: [Track], by rule: (SelectionKind) -> SelectionRule?) {
    for kind in [SelectionKind.visual, .audible, .legible] {
      let candidates = tracks.filter(kind.holds)
      chosen[kind] = choice(of: kind, among: candidates, all: tracks, by: rule(kind))
    }
  }

  private func choice(
    of kind: SelectionKind, among candidates: [Track], all tracks: [Track], by rule: SelectionRule?
  ) -> Int? {
    let playing = candidates.first(where: \.isSelected)?.id
    if let pin = pinned[kind] {
      guard let pin else { return nil }
      return candidates.contains { $0.id == pin } ? pin : playing
    }
    // A lone track that does not play was switched off, or cannot play.
    guard let rule, kind.offersChoice(among: candidates.count) else { return playing }
    if kind == .legible {
      let heard = tracks.first { $0.id == chosen[.audible] }?.language
      return rule.legible(among: candidates, heard: heard)
    }
    return playing == nil ? nil : rule.audible(among: candidates) ?? playing
  }
}

extension MediaChoices {
  /// Selects a track by hand; nil selects none.
  mutating func pin(_ id: Int?, in kind: SelectionKind) {
    pinned[kind] = .some(id)
    chosen[kind] = id
  }

  /// The tracks that play unless somebody or something selects others.
  static func usual(among tracks: [Track]) -> MediaChoices {
    var choices = MediaChoices()
    choices.choose(among: tracks) { _ in nil }
    return choices
  }
}
