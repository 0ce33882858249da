import Playback

/// The three things of which one is selected: what is heard, what is read, and what is seen.
enum SelectionKind: String, Sendable, Hashable, CaseIterable {
  case audible, legible, visual

  /// The kind that `characteristic` stands for; nil where nothing is selected by it.
  init?(_ characteristic: AVMediaCharacteristic) {
    let found = SelectionKind.allCases.first { $0.characteristic == characteristic }
    guard let found else { return nil }
    self = found
  }

  /// What its tracks are.
  var characteristic: AVMediaCharacteristic {
    switch self {
    case .audible: .audible
    case .legible: .legible
    case .visual: .visual
    }
  }

  /// Whether `track` is one of it.
  func holds(_ track: Track) -> Bool {
    switch (self, track.kind) {
    case (.audible, .audio), (.legible, .text), (.visual, .video): true
    default: false
    }
  }

  /// Whether there is anything to select among so many tracks: what is read can be switched off, too.
  func offersChoice(among count: Int) -> Bool { count > (self == .legible ? 0 : 1) }

  /// Whether nothing of it may be selected.
  var allowsEmptySelection: Bool { self == .legible }
}
