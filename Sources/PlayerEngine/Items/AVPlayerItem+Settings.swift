import CoreMedia
import Playback
import Synchronization

// How an item is to be played.

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
      own.startsOnFirstVariant = settings.startsOnFirstVariant
      own.choices.pinned = settings.choices.pinned
      own.audioMix = settings.audioMix
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
        offsetFromLive: state.offsetFromLive.isNumeric ? state.offsetFromLive : .zero,
        limits: state.limits, mix: state.audioMix?.mix ?? .plain,
        preservesOffset: state.preservesOffsetFromLive)
    }
  }

  /// Plays those tracks that are enabled, and no others.
  nonisolated func selectEnabledTracks() {
    state.withLock { state in
      state.isSelectedByTrack = true
      state.selectedTracks = state.tracks.filter(\.isEnabledNow).map(\.track.id)
    }
    home.withLock { $0.player }?.refresh()
  }
}
