/// One item of the command line, with what belongs to it alone.
package struct PlayItem: Sendable, Hashable {
  /// Where it is.
  package var address: Address

  /// Subtitle files to show with it.
  package var subtitles: [Address] = []

  /// The title to show in place of its own.
  package var title: String?

  /// The artist to show in place of its own.
  package var artist: String?

  /// The cover to show in place of its own.
  package var artwork: Address?

  /// Plays what is at `address`.
  package init(_ address: Address) { self.address = address }
}
