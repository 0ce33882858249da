// The names of Internet radio, as `AVMetadataKey` values.

extension AVMetadataKey {
  /// The ICY key of stream title.
  public static let icyMetadataKeyStreamTitle = AVMetadataKey(rawValue: "StreamTitle")

  /// The ICY key of stream URL.
  public static let icyMetadataKeyStreamURL = AVMetadataKey(rawValue: "StreamUrl")
}
