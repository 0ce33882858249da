// The names of Internet radio, as `AVMetadataIdentifier` values.

extension AVMetadataIdentifier {
  /// The ICY identifier of stream title.
  public static let icyMetadataStreamTitle = AVMetadataIdentifier(rawValue: "icy/StreamTitle")

  /// The ICY identifier of stream URL.
  public static let icyMetadataStreamURL = AVMetadataIdentifier(rawValue: "icy/StreamUrl")
}
