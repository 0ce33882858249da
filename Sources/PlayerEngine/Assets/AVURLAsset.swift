public import Foundation
package import Playback

/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Unchecked for the reason that its superclass gives: the address is a constant.

  /// The address, as it was given.
  public let url: URL

  /// Lets the program deliver what nothing else can fetch; to be set up before the asset is loaded or played.
  open var resourceLoader: AVAssetResourceLoader { source.loader }

  /// What the program delivers of it.
  let source: ProgramSource

  /// The asset at `url`; `options` are named by the `AVURLAsset…Key` constants, and those not known are
  /// ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
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
}
