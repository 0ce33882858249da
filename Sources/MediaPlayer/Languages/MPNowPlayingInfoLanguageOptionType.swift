/// Whether a language is heard or read.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  /// It is heard.
  case audible = 0
  /// It is read.
  case legible = 1
}
