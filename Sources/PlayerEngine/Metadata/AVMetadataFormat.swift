/// A form in which metadata is stored.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The form of metadata of HLS.
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")

  /// The form of ID3 tags.
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")

  /// The form of user data of ISO files.
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")

  /// The form of iTunes files.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")

  /// The form of QuickTime metadata.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")

  /// The form of QuickTime user data.
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")

  /// The form of no form known here.
  public static let unknown = AVMetadataFormat(rawValue: "public.unknown")
}
