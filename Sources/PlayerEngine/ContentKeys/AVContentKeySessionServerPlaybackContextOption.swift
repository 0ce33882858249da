/// What a server is to be told of playing.
public struct AVContentKeySessionServerPlaybackContextOption: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's name of it.
  public let rawValue: String

  /// The option of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The versions of a protocol that the server knows.
  public static let protocolVersions = AVContentKeySessionServerPlaybackContextOption(
    rawValue: "ProtocolVersionsKey")

  /// What the server wants to have back.
  public static let serverChallenge = AVContentKeySessionServerPlaybackContextOption(
    rawValue: "ServerChallenge")
}
