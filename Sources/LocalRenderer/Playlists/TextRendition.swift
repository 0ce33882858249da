import Playback

/// Words to an HLS stream, in a playlist of their own.
package struct TextRendition: Sendable, Hashable {
  /// What people call it.
  package let name: String

  /// The language, as a BCP-47 tag.
  package let language: String?

  /// Whether it is shown unless told otherwise.
  package let isDefault: Bool

  /// Whether it may be chosen without being asked for.
  package let isAutomatic: Bool

  /// What it is, by the identifiers of HLS.
  package let traits: Set<String>

  /// Where its playlist is, as it stands in the master playlist.
  package let address: String

  /// Reads the attributes of a rendition; nil where it has no name or no playlist.
  init?(_ attributes: PlaylistAttributes) {
    guard attributes["TYPE"] == "SUBTITLES", let name = attributes["NAME"], let address = attributes["URI"]
    else { return nil }
    (self.name, self.address, language) = (name, address, attributes["LANGUAGE"])
    isDefault = attributes["DEFAULT"] == "YES"
    isAutomatic = isDefault || attributes["AUTOSELECT"] == "YES"
    let told = attributes["CHARACTERISTICS"]?.split(separator: ",").map(String.init) ?? []
    traits = Set(told).union(attributes["FORCED"] == "YES" ? ["public.subtitles.forced-only"] : [])
  }
}
