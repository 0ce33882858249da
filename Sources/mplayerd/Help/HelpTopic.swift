/// What help can be asked about.
package enum HelpTopic: String, Sendable, Hashable, CaseIterable {
  /// The whole command.
  case all
  /// `mplayerd play`.
  case play
  /// `mplayerd info`.
  case info
  /// `mplayerd thumbnail`.
  case thumbnail
  /// `mplayerd bench`.
  case bench
  /// Everything, as a manual page in roff.
  case man

  /// The help on the command by this name; nil when there is no such command.
  package init?(command name: String) {
    switch name {
    case "play": self = .play
    case "info": self = .info
    case "thumbnail": self = .thumbnail
    case "bench": self = .bench
    default: return nil
    }
  }

  /// The text to show.
  package var text: String {
    switch self {
    case .all: Page.all.plain
    case .play: Page.play.plain
    case .info: Page.info.plain
    case .thumbnail: Page.thumbnail.plain
    case .bench: Page.bench.plain
    case .man: Manual.roff
    }
  }
}
