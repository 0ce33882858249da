import Foundation
import Playback
import Synchronization

/// One track of an item, as it is played.
@preconcurrency @MainActor
open class AVPlayerItemTrack: PlaybackObject {
  nonisolated let track: Track
  nonisolated let observed = ObservedProperties()
  private nonisolated let state: Mutex<State>

  private struct State: Sendable {
    weak var item: AVPlayerItem?
    var isEnabled: Bool
  }

  nonisolated init(_ track: Track, of item: AVPlayerItem) {
    self.track = track
    state = Mutex(State(item: item, isEnabled: track.isSelected))
    super.init()
  }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  nonisolated open override func value(forKey key: String) -> Any? {
    guard let path = trackKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  /// The same track of the asset.
  nonisolated open var assetTrack: AVAssetTrack? {
    state.withLock { $0.item }.map { AVAssetTrack(track, of: $0.asset) }
  }

  /// Whether the track plays; setting it selects or drops the track.
  nonisolated open var isEnabled: Bool {
    get {
      observed.access("isEnabled")
      return isEnabledNow
    }
    set {
      guard newValue != isEnabledNow else { return }
      var changes = Changes()
      note(isEnabled: newValue, &changes)
      let item = state.withLock { $0.item }
      changes.tell()
      item?.selectEnabledTracks()
    }
  }

  /// How many pictures a second are shown: the nominal number, while the track plays.
  nonisolated open var currentVideoFrameRate: Float {
    guard case .video(let format) = track.kind, isEnabledNow else { return 0 }
    return Float(format.frameRate)
  }
}

extension AVPlayerItemTrack {
  /// Whether the track plays, without noting that this was asked.
  nonisolated var isEnabledNow: Bool { state.withLock { $0.isEnabled } }

  nonisolated var isPicture: Bool { if case .video = track.kind { true } else { false } }

  nonisolated var isSound: Bool { if case .audio = track.kind { true } else { false } }

  /// The size at which the picture is shown, upright and with square pixels.
  nonisolated var shownSize: CGSize {
    guard case .video(let format) = track.kind else { return .zero }
    let (width, height) = (CGFloat(format.width) * CGFloat(format.pixelAspect), CGFloat(format.height))
    return format.rotation % 180 == 0
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// Takes up whether the track plays, as its player says.
  nonisolated func note(isEnabled: Bool, _ changes: inout Changes) {
    let hasChanged = state.withLock { state in
      defer { state.isEnabled = isEnabled }
      return state.isEnabled != isEnabled
    }
    if hasChanged { changes.changed(["isEnabled"], of: observed) }
  }
}

/// The properties that can be read, and observed, by a string.
private let trackKeys: KeyTable<AVPlayerItemTrack> = [
  "isEnabled": \.isEnabled,
  "assetTrack": \.assetTrack,
]
