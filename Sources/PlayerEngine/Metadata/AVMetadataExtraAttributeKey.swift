/// Names something more that an item of metadata tells.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Tells the address that relative ones go by.
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURL")

  /// Tells the description of the frame.
  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")

  /// Tells the address of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URL")
}
