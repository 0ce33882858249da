import Playback

/// Which of several tracks is to play, as far as nobody chose one.
struct SelectionRule: Sendable {
  /// The languages wanted, the most wanted first.
  var languages: [String] = []

  /// What a track must be, if any is; this comes before the language.
  var principal: [String] = []

  /// What a track had better be.
  var preferred: [String] = []

  /// Whether somebody said so, and it is not only how the process was started.
  var isExplicit = false

  /// The sound or picture to play; nil leaves that to the media.
  func audible(among tracks: [Track]) -> Int? {
    let usual = narrowed(tracks)
    let spoken = inWantedLanguage(usual)
    guard !spoken.isEmpty || isExplicit else { return nil }
    return best(spoken.isEmpty ? usual : spoken)?.id
  }

  /// The text to show; nil shows none.
  ///
  /// `heard`: the language of the sound. Text that nobody asked for is shown only where it translates what is not
  /// in that language.
  func legible(among tracks: [Track], heard: String?) -> Int? {
    let forced = tracks.filter {
      $0.traits.contains(AVMediaCharacteristic.containsOnlyForcedSubtitles.rawValue)
    }
    let asked = isExplicit ? best(inWantedLanguage(narrowed(tracks.filter { !forced.contains($0) }))) : nil
    if let asked { return asked.id }
    guard let heard = LanguageTag(heard) else { return nil }
    return forced.first { LanguageTag($0.language).flatMap { heard.closeness(to: $0) } != nil }?.id
  }

  /// Those that may be chosen without being asked for, and are what they must be, where there are such.
  private func narrowed(_ tracks: [Track]) -> [Track] {
    let automatic = tracks.filter(\.isAutomatic)
    let usual = automatic.isEmpty ? tracks : automatic
    guard !principal.isEmpty else { return usual }
    let fitting = tracks.filter { $0.traits.isSuperset(of: principal) }
    return fitting.isEmpty ? usual : fitting
  }

  /// Those in the most wanted language in which there are any.
  private func inWantedLanguage(_ tracks: [Track]) -> [Track] {
    for wanted in languages.compactMap(LanguageTag.init) {
      let ranked = tracks.compactMap { track in
        LanguageTag(track.language).flatMap { wanted.closeness(to: $0) }.map { (track, $0) }
      }
      guard let closest = ranked.map(\.1).max() else { continue }
      return ranked.filter { $0.1 == closest }.map(\.0)
    }
    return []
  }

  /// The one that is most of what it had better be, and least of what was not asked for.
  private func best(_ tracks: [Track]) -> Track? {
    func merit(_ track: Track) -> (Int, Int, Int) {
      let wished = preferred.count { track.traits.contains($0) }
      return (wished, wished - track.traits.count, track.isDefault ? 1 : 0)
    }
    return tracks.enumerated().max { (merit($0.element), -$0.offset) < (merit($1.element), -$1.offset) }?
      .element
  }
}

/// Compares a merit and, where that is the same, a place.
private func < (one: ((Int, Int, Int), Int), other: ((Int, Int, Int), Int)) -> Bool {
  one.0 == other.0 ? one.1 < other.1 : one.0 < other.0
}
