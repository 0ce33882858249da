public import CoreMedia
public import Foundation
import Playback
import Synchronization

// How an item is to be played.

extension AVPlayerItem {
  /// The time that counts as its end when it plays forwards; invalid means its own end.
  nonisolated public var forwardPlaybackEndTime: CMTime {
    get { read("forwardPlaybackEndTime") { $0.forwardEnd } }
    set { set("forwardPlaybackEndTime") { $0.forwardEnd = newValue } }
  }

  /// The time that counts as its beginning when it plays backwards; invalid means its own beginning.
  ///
  /// It is kept, and copied, but backward playback goes on to the beginning nevertheless.
  nonisolated public var reversePlaybackEndTime: CMTime {
    get { read("reversePlaybackEndTime") { $0.reverseEnd } }
    set { set("reversePlaybackEndTime") { $0.reverseEnd = newValue } }
  }

  /// What happens to the pitch when the rate is not 1.
  nonisolated public var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { read("audioTimePitchAlgorithm") { $0.pitch } }
    set { set("audioTimePitchAlgorithm") { $0.pitch = newValue } }
  }

  /// How far behind the edge of what is live it starts, and stays when it is sent there; invalid for what is
  /// not live.
  nonisolated public var configuredTimeOffsetFromLive: CMTime {
    get { read("configuredTimeOffsetFromLive") { $0.offsetFromLive } }
    set { set("configuredTimeOffsetFromLive") { $0.offsetFromLive = newValue } }
  }

  /// How many seconds to load ahead; 0 leaves that to the renderer.
  ///
  /// A hint.
  nonisolated public var preferredForwardBufferDuration: TimeInterval {
    get { read("preferredForwardBufferDuration") { $0.forwardBuffer } }
    set { set("preferredForwardBufferDuration") { $0.forwardBuffer = newValue } }
  }

  /// How many bits per second it may take; 0 means any number.
  ///
  /// A hint.
  nonisolated public var preferredPeakBitRate: Double {
    get { read("preferredPeakBitRate") { $0.peakBitRate } }
    set { set("preferredPeakBitRate") { $0.peakBitRate = newValue } }
  }

  /// How many bits per second it may take from an expensive network; 0 means any number.
  ///
  /// A hint.
  nonisolated public var preferredPeakBitRateForExpensiveNetworks: Double {
    get { read("preferredPeakBitRateForExpensiveNetworks") { $0.peakBitRateForExpensiveNetworks } }
    set { set("preferredPeakBitRateForExpensiveNetworks") { $0.peakBitRateForExpensiveNetworks = newValue } }
  }

  /// How large the picture may be; zero means any size.
  ///
  /// A hint.
  nonisolated public var preferredMaximumResolution: CGSize {
    get { read("preferredMaximumResolution") { $0.maximumResolution } }
    set { set("preferredMaximumResolution") { $0.maximumResolution = newValue } }
  }

  /// Whether to go on loading what is live while paused.
  ///
  /// A hint.
  nonisolated public var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool {
    get { read("canUseNetworkResourcesForLiveStreamingWhilePaused") { $0.usesNetworkWhilePaused } }
    set { set("canUseNetworkResourcesForLiveStreamingWhilePaused") { $0.usesNetworkWhilePaused = newValue } }
  }

  /// Whether to keep the distance from the edge of what is live after waiting for data.
  ///
  /// A hint.
  nonisolated public var automaticallyPreservesTimeOffsetFromLive: Bool {
    get { read("automaticallyPreservesTimeOffsetFromLive") { $0.preservesOffsetFromLive } }
    set { set("automaticallyPreservesTimeOffsetFromLive") { $0.preservesOffsetFromLive = newValue } }
  }

  /// What is to be shown of it beyond what it says of itself.
  nonisolated public var externalMetadata: [AVMetadataItem] {
    get { read("externalMetadata") { $0.externalMetadata } }
    set { set("externalMetadata") { $0.externalMetadata = newValue } }
  }
}

extension AVPlayerItem {
  /// Reads a property, and notes that it was read.
  nonisolated func read<Value: Sendable>(_ name: String, _ value: (ItemState) -> Value) -> Value {
    observed.access(name)
    return state.withLock { value($0) }
  }

  /// Sets a property, tells its observers, and lets the player know.
  nonisolated func set(_ name: String, _ change: (inout ItemState) -> Void) {
    state.withLock { change(&$0) }
    var changes = Changes()
    changes.changed([name], of: observed)
    changes.tell()
    home.withLock { $0.player }?.refresh()
  }

  /// Takes over how `other` is to be played.
  nonisolated func takeSettings(of other: AVPlayerItem) {
    let settings = other.state.withLock { $0 }
    state.withLock { own in
      (own.forwardEnd, own.reverseEnd) = (settings.forwardEnd, settings.reverseEnd)
      (own.pitch, own.offsetFromLive) = (settings.pitch, settings.offsetFromLive)
      (own.preservesOffsetFromLive, own.usesNetworkWhilePaused) = (
        settings.preservesOffsetFromLive, settings.usesNetworkWhilePaused
      )
      (own.forwardBuffer, own.peakBitRate) = (settings.forwardBuffer, settings.peakBitRate)
      own.peakBitRateForExpensiveNetworks = settings.peakBitRateForExpensiveNetworks
      (own.maximumResolution, own.externalMetadata) = (settings.maximumResolution, settings.externalMetadata)
    }
    home.withLock { $0.template = other }
  }

  /// The item as the rules of playback see it.
  nonisolated var entry: Entry {
    state.withLock { state in
      Entry(
        id: number, media: asset.loader.media, start: state.start, end: state.forwardEnd,
        tracks: state.selectedTracks,
        offsetFromLive: state.offsetFromLive.isNumeric ? state.offsetFromLive : .zero)
    }
  }

  /// Plays those tracks that are enabled, and no others.
  nonisolated func selectEnabledTracks() {
    state.withLock { state in
      state.selectedTracks = state.tracks.filter(\.isEnabledNow).map(\.track.id)
    }
    home.withLock { $0.player }?.refresh()
  }
}
