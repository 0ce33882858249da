/// A way of giving keys out.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  /// AVFoundation's name of it.
  public let rawValue: String

  /// The way of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Apple's own, which cannot exist here: its requests cannot be made.
  public static let fairPlayStreaming = AVContentKeySystem(rawValue: "FairPlayStreaming")

  /// The key as it is, which the program has by its own means.
  public static let clearKey = AVContentKeySystem(rawValue: "ClearKeySystem")

  /// A token in a key's place; its responses cannot be used here.
  public static let authorizationToken = AVContentKeySystem(rawValue: "AuthorizationTokenSystem")
}
