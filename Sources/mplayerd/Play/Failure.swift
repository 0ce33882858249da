package import Playback

/// What went wrong with an item, as it is told.
package struct Failure: Sendable, Hashable {
  /// The case of `PlaybackError`.
  package let code: String

  /// Whether the fault is the output's, and not the item's.
  package var isOfOutput: Bool {
    [PlaybackError.Code.outputFailed, .diskFull].contains { $0.rawValue == code }
  }

  /// One sentence, without secrets.
  package let message: String

  /// Tells of `error`.
  package init(_ error: PlaybackError) {
    code = error.code.rawValue
    message = DisplayWidth.plain(error.description)
  }

  /// The failure as JSON.
  package var json: JSON {
    .object([JSON.Member("code", .string(code)), JSON.Member("message", .string(message))])
  }
}
