public import Foundation
package import Playback

/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: the address is a constant.

  /// The address, as it was given.
  open var url: URL { address }

  private let address: URL

  /// Lets the program deliver what nothing else can fetch; to be set up before the asset is loaded or played.
  open var resourceLoader: AVAssetResourceLoader { source.loader }

  /// What the program delivers of it.
  let source: ProgramSource

  /// The asset at `url`; `options` are named by the `AVURLAsset…Key` constants, and those not known are
  /// ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    address = URL
    let options = AssetOptions(options ?? [:])
    source = ProgramSource()
    super.init(
      AssetLoader(
        options.media(at: URL), source: source, inspect: options.inspect ?? PlayerEnvironment.shared.inspect))
  }

  /// The asset at `url`.
  public convenience init(url: URL) { self.init(url: url, options: nil) }

  /// The asset that `media` describes, whose address may hold bytes that `URL` would change; `inspect` looks
  /// into it without playing it (nil: as for every asset).
  package convenience init(
    _ media: Media, inspect: (@Sendable (Media) async throws(PlaybackError) -> Readiness)? = nil
  ) {
    let url = URL(string: media.url) ?? URL(fileURLWithPath: media.url)
    self.init(url: url, options: AssetOptions.packed(media, inspect: inspect))
  }

  /// What is told to a renderer of it.
  package var media: Media { loader.media }

  // MARK: - What can be played at all

  /// The kinds of files that can be played with the plug-ins of GStreamer that are installed.
  open class func audiovisualTypes() -> [AVFileType] { FileKind.playable.map(\.type) }

  /// The media types, as servers name them, that can be played with the plug-ins of GStreamer that are installed.
  open class func audiovisualMIMETypes() -> [String] { FileKind.playable.flatMap(\.mediaTypes) }

  /// Whether what a server names so can be played, codings included: `video/mp4; codecs="avc1.42E01E, mp4a.40.2"`.
  ///
  /// What is not known by name is not playable by this answer, and may play all the same.
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    FileKind.isPlayable(extendedMediaType: extendedMIMEType)
  }
}
