/// A vocabulary that keys of metadata come from.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The vocabulary of Core Audio Format files.
  public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")

  /// The vocabulary of what every other key space has in common.
  public static let common = AVMetadataKeySpace(rawValue: "comn")

  /// The vocabulary of date ranges of HLS.
  public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")

  /// The vocabulary of Internet radio.
  public static let icy = AVMetadataKeySpace(rawValue: "icy")

  /// The vocabulary of ID3 tags.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")

  /// The vocabulary of user data of ISO files.
  public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")

  /// The vocabulary of iTunes files.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")

  /// The vocabulary of QuickTime metadata.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")

  /// The vocabulary of QuickTime user data.
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}
