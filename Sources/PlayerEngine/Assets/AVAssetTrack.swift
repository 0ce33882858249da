public import CoreMedia
public import Foundation
package import Playback

/// One stream of an asset: sound, picture or text.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; both properties are constants.
  private let track: Track
  private weak let owner: AVAsset?

  init(_ track: Track, of asset: AVAsset?) {
    self.track = track
    owner = asset
    super.init()
  }

  /// The track itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The asset it belongs to.
  open var asset: AVAsset? { owner }

  /// The number that tells the track from others of the asset.
  open var trackID: CMPersistentTrackID { CMPersistentTrackID(track.id) }

  /// What it carries.
  open var mediaType: AVMediaType {
    switch track.kind {
    case .audio: .audio
    case .video: .video
    case .text: track.codec.contains("608") || track.codec.contains("708") ? .closedCaption : .subtitle
    }
  }

  /// Whether it is one of those that play unless told otherwise.
  open var isEnabled: Bool { track.isDefault || track.isSelected }

  /// Whether it can be played here; a track whose decoder is missing does not come this far.
  open var isPlayable: Bool { true }

  /// Whether it can be decoded here; a track whose decoder is missing does not come this far.
  open var isDecodable: Bool { true }

  /// When it plays: as long as the asset does.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: asset?.duration ?? .indefinite) }

  /// Bits per second; 0 where that is not known.
  open var estimatedDataRate: Float { Float(track.bitRate ?? 0) }

  /// The language, in three letters where the media has it so, else as it has it.
  open var languageCode: String? { track.language.map { String($0.prefix { $0 != "-" }) } }

  /// The language, as a BCP-47 tag.
  open var extendedLanguageTag: String? { track.language }

  /// The size of the picture, before it is turned; zero for other tracks.
  open var naturalSize: CGSize {
    guard case .video(let format) = track.kind else { return .zero }
    return CGSize(width: CGFloat(format.width) * CGFloat(format.pixelAspect), height: CGFloat(format.height))
  }

  /// How the picture is to be turned.
  open var preferredTransform: CGAffineTransform {
    guard case .video(let format) = track.kind else { return .identity }
    return CGAffineTransform(degrees: format.rotation, of: naturalSize)
  }

  /// Pictures per second; 0 where that varies, is not known, or there are none.
  open var nominalFrameRate: Float {
    guard case .video(let format) = track.kind else { return 0 }
    return Float(format.frameRate)
  }

  /// How long a picture is shown at least; invalid where that is not known.
  open var minFrameDuration: CMTime {
    let rate = nominalFrameRate
    return rate > 0 ? CMTime(value: 1000, timescale: Int32(rate * 1000)) : .invalid
  }

  /// The volume at which it is meant to be played.
  open var preferredVolume: Float { 1 }

  /// What the track says of itself: its title.
  open var commonMetadata: [AVMetadataItem] {
    AVMetadataItem.commonItems(from: track.title.map { [Tag("title", .text($0))] } ?? [])
  }

  /// What the track says of itself: its title.
  open var metadata: [AVMetadataItem] { commonMetadata }

  /// The coding, by GStreamer's media type; AVFoundation tells it in a format description.
  package var codec: String { track.codec }

  /// The track as the renderer describes it.
  package var stream: Track { track }

  /// Whether the track is of this kind.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch (track.kind, mediaCharacteristic) {
    case (.audio, .audible), (.video, .visual), (.text, .legible), (.video, .frameBased): true
    default: false
    }
  }

  /// What the track says of itself in `format`.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    metadata.filter { format.contains($0.keySpace) }
  }

  /// Calls `completionHandler`, on a queue of its own choice, with what the track says of itself in `format`.
  open func loadMetadata(
    for format: AVMetadataFormat,
    completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
  ) {
    let items = metadata.filter { format.contains($0.keySpace) }
    DispatchQueue.fresh.async { completionHandler(items, nil) }
  }
}

extension AVAssetTrack: KeyedLoading {
  func loading(ofKey key: String) -> KeyLoading { .loaded }

  func load(_ keys: [String], then handler: @escaping @Sendable () -> Void) {
    handler()
  }
}
