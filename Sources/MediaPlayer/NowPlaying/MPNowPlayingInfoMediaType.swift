/// Kinds of what plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// Not said.
  case none = 0
  /// Sound.
  case audio = 1
  /// Pictures.
  case video = 2
}
