/// Names one kind of metadata: its key space and, behind a slash, its percent-encoded key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
