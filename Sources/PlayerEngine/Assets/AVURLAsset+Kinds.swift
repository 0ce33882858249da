// What can be played at all.

extension AVURLAsset {
  /// The kinds of files that can be played with the plug-ins of GStreamer that are installed.
  public static func audiovisualTypes() -> [AVFileType] { FileKind.playable.map(\.type) }

  /// The media types, as servers name them, that can be played with the plug-ins of GStreamer that are installed.
  public static func audiovisualMIMETypes() -> [String] { FileKind.playable.flatMap(\.mediaTypes) }

  /// Whether what a server names so can be played, codings included: `video/mp4; codecs="avc1.42E01E, mp4a.40.2"`.
  ///
  /// What is not known by name is not playable by this answer, and may play all the same.
  public static func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    FileKind.isPlayable(extendedMediaType: extendedMIMEType)
  }
}
