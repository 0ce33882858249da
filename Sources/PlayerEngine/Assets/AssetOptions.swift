import Foundation
import Playback

/// The options of an `AVURLAsset`, read.
struct AssetOptions {
  private static let mediaKey = "mplayerd.media"
  private static let inspectKey = "mplayerd.inspect"

  private let options: [String: Any]

  init(_ options: [String: Any]) { self.options = options }

  /// Options that carry a description made already.
  static func packed(_ media: Media, inspect: AssetLoader.Inspect?) -> [String: Any] {
    var options: [String: Any] = [mediaKey: media]
    if let inspect { options[inspectKey] = InspectBox(inspect) }
    return options
  }

  /// How this asset is looked into, where it has a way of its own.
  var inspect: AssetLoader.Inspect? { (options[Self.inspectKey] as? InspectBox)?.inspect }

  /// What a renderer is told of the asset at `url`.
  func media(at url: URL) -> Media {
    if let media = options[Self.mediaKey] as? Media { return media }
    return Media(
      url: url.absoluteString, headers: headers,
      timeout: (options[AVURLAssetTimeoutKey] as? NSNumber).map { .seconds($0.doubleValue) } ?? .seconds(15),
      subtitles: (options[AVURLAssetSubtitlesKey] as? [URL])?.map(\.absoluteString) ?? [],
      textEncoding: options[AVURLAssetTextEncodingKey] as? String)
  }

  private var headers: [String: String] {
    var headers = options[AVURLAssetHTTPHeaderFieldsKey] as? [String: String] ?? [:]
    if let agent = options[AVURLAssetHTTPUserAgentKey] as? String { headers["User-Agent"] = agent }
    if let cookies = CookieHeader.value(of: options[AVURLAssetHTTPCookiesKey]), headers["Cookie"] == nil {
      headers["Cookie"] = cookies
    }
    return headers
  }
}

/// Carries a function among values of any type.
private final class InspectBox: Sendable {
  let inspect: AssetLoader.Inspect

  init(_ inspect: @escaping AssetLoader.Inspect) { self.inspect = inspect }
}
