public import CoreMedia
public import Foundation
import Playback
import Synchronization

/// One playing of one asset: what a player plays, and how it fares.
///
/// An item loads once a player has it. It belongs to that player from then on; `copy()` gives another for a
/// second playing. Its properties answer at once, from any thread.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject, nonisolated NSCopying, nonisolated KeyValueObserving {
  /// The number by which the rules of playback tell items apart.
  nonisolated let number = itemNumbers.next()
  nonisolated let observed = ObservedProperties()
  nonisolated let state = Mutex(ItemState())
  nonisolated let home = Mutex(Home())

  private nonisolated let source: AVAsset
  private nonisolated let keys: [String]

  /// Where an item belongs.
  struct Home: Sendable {
    weak var player: PlayerCore?
    weak var template: AVPlayerItem?
  }

  // MARK: - Making items

  /// An item that plays `asset`; the values of the asset with these names are loaded before it is ready.
  nonisolated public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    source = asset
    keys = automaticallyLoadedAssetKeys ?? []
    super.init()
  }

  /// An item that plays `asset`.
  nonisolated public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"])
  }

  /// An item that plays `asset`; these values of the asset are loaded before it is ready.
  nonisolated public convenience init(
    asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]
  ) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys.map(\.key))
  }

  /// An item that plays what is at `url`.
  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// A new item that plays the same asset with the same settings, and belongs to no player yet.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItem(asset: source, automaticallyLoadedAssetKeys: keys)
    copy.takeSettings(of: self)
    return copy
  }

  // MARK: - What it is

  /// What it plays.
  nonisolated open var asset: AVAsset { source }

  /// The names of the values of the asset that are loaded before it is ready.
  nonisolated open var automaticallyLoadedAssetKeys: [String] { keys }

  /// The item this one was copied from, as long as that is there.
  nonisolated open var template: AVPlayerItem? { home.withLock { $0.template } }

  // MARK: - How it fares

  /// Whether it can play.
  nonisolated open var status: Status { read("status") { $0.status } }

  /// Why it cannot play; nil unless `status` is `failed`.
  nonisolated open var error: (any Error)? { read("error") { $0.error } }

  /// The length; indefinite until it is known, and for a live stream.
  nonisolated open var duration: CMTime { read("duration") { $0.duration } }

  /// The tracks; none until they are known.
  nonisolated open var tracks: [AVPlayerItemTrack] { read("tracks") { $0.tracks } }

  /// The size at which the picture is shown; zero until it is known, and without a picture.
  nonisolated open var presentationSize: CGSize { read("presentationSize") { $0.presentationSize } }

  /// The parts that are loaded, as `CMTimeRange` values.
  nonisolated open var loadedTimeRanges: [NSValue] {
    read("loadedTimeRanges") { $0.buffering.loaded }.map(NSValue.init(timeRange:))
  }

  /// The parts that can be sought to, as `CMTimeRange` values.
  nonisolated open var seekableTimeRanges: [NSValue] {
    read("seekableTimeRanges") { $0.seekable }.map(NSValue.init(timeRange:))
  }

  /// Whether playback can be expected to run on without a stall.
  nonisolated open var isPlaybackLikelyToKeepUp: Bool {
    read("isPlaybackLikelyToKeepUp") { $0.buffering.keepsUp }
  }

  /// Whether no more will be loaded until some is played.
  nonisolated open var isPlaybackBufferFull: Bool { read("isPlaybackBufferFull") { $0.buffering.isFull } }

  /// Whether nothing is left to play.
  nonisolated open var isPlaybackBufferEmpty: Bool { read("isPlaybackBufferEmpty") { $0.buffering.isEmpty } }

  /// What the media says of itself; for a radio station, what it says now.
  nonisolated open var timedMetadata: [AVMetadataItem]? {
    let tags = read("timedMetadata") { $0.tags }
    return tags.isEmpty ? nil : AVMetadataItem.items(from: tags)
  }
}
