import CoreMedia
import Foundation
package import Playback
import Synchronization

// What a player tells its items, under the player's lock.

extension AVPlayerItem {
  /// The item can play.
  nonisolated func becameReady(_ readiness: Readiness, _ abilities: Abilities?, _ changes: inout Changes) {
    asset.loader.learn(.success(readiness), &changes)
    let tracks = readiness.tracks.map { AVPlayerItemTrack($0, of: self) }
    let (names, outputs): ([String], [AVPlayerItemMetadataOutput]) = state.withLock { state in
      guard state.status == .unknown else { return ([], []) }
      let before = ItemFace(state)
      state.status = .readyToPlay
      (state.duration, state.seekable) = (readiness.duration, readiness.seekable)
      (state.tracks, state.tags, state.abilities) = (tracks, readiness.tags, abilities)
      state.playsBackwards = readiness.playsBackwards
      (state.dates, state.recommendedOffset) = (readiness.dates, readiness.recommendedOffset)
      return (
        ItemFace(state).names(changedSince: before),
        state.outputs.compactMap { $0 as? AVPlayerItemMetadataOutput }
      )
    }
    changes.changed(names, of: observed)
    if readiness.recommendedOffset.isNumeric {
      changes.changed(["recommendedTimeOffsetFromLive"], of: observed)
      changes.post(AVPlayerItem.recommendedTimeOffsetFromLiveDidChangeNotification, self)
    }
    let titles = AVMetadataItem.items(from: readiness.tags).filter { $0.identifier?.isOfStation == true }
    for output in outputs { output.give(titles, from: .zero) }
    if !names.isEmpty { for collector in mediaDataCollectors { collector.begin(self) } }
  }

  /// The item's player went on from it when its time was `time`; the first word of that holds.
  nonisolated func left(at time: CMTime) { state.withLock { if !$0.last.isNumeric { $0.last = time } } }

  /// The item will never play.
  nonisolated func failed(_ error: PlaybackError, _ changes: inout Changes) {
    if status != .failed { log(error, &changes) }
    let (before, names): (Status, [String]) = state.withLock { state in
      let face = ItemFace(state)
      guard face.status != .failed else { return (face.status, []) }
      state.error = AVError(error, while: face.status == .readyToPlay ? .playing : .loading)
      state.status = .failed
      return (face.status, ["error"] + ItemFace(state).names(changedSince: face))
    }
    if before == .unknown { asset.loader.learn(.failure(AVError(error)), &changes) }
    changes.changed(names, of: observed)
  }

  /// The item's data is doing so.
  nonisolated func note(_ buffering: Buffering, _ changes: inout Changes) {
    let before = state.withLock { state in
      defer { state.buffering = buffering }
      return state.buffering
    }
    var names: [String] = []
    if before.loaded != buffering.loaded { names.append("loadedTimeRanges") }
    if before.keepsUp != buffering.keepsUp { names.append("isPlaybackLikelyToKeepUp") }
    if before.isFull != buffering.isFull { names.append("isPlaybackBufferFull") }
    if before.isEmpty != buffering.isEmpty { names.append("isPlaybackBufferEmpty") }
    changes.changed(names, of: observed)
  }

  /// The item has these tracks; those that were there before stay the same objects.
  nonisolated func note(_ tracks: [Track], _ changes: inout Changes) {
    let known = state.withLock { $0.tracks }
    let new = tracks.map { track in
      known.first { $0.track.id == track.id && $0.track.kind == track.kind }
        ?? AVPlayerItemTrack(track, of: self)
    }
    for (object, track) in zip(new, tracks) { object.note(isEnabled: track.isSelected, &changes) }
    let names = state.withLock { state in
      let before = ItemFace(state)
      state.tracks = new
      return ItemFace(state).names(changedSince: before)
    }
    changes.changed(names, of: observed)
  }

  /// The media says this of itself from `time` on; what is new in it goes to those outputs that give it out.
  nonisolated func note(_ tags: [Tag], at time: CMTime, _ changes: inout Changes) {
    let (before, outputs) = state.withLock { state in
      defer { state.tags = tags }
      return (state.tags, state.outputs.compactMap { $0 as? AVPlayerItemMetadataOutput })
    }
    changes.changed(["timedMetadata"], of: observed)
    giveOut(tags, since: before, at: time, to: outputs)
  }

  /// Gives out what `tags` say that `before` did not; a radio station's title is no longer than itself, so that it is
  /// given out from the beginning.
  private nonisolated func giveOut(
    _ tags: [Tag], since before: [Tag], at time: CMTime, to outputs: [AVPlayerItemMetadataOutput]
  ) {
    guard !outputs.isEmpty else { return }
    let known = AVMetadataItem.items(from: before)
    let new = AVMetadataItem.items(from: tags).filter { item in
      item.identifier?.isOfContent == true
        && !known.contains { $0.identifier == item.identifier && $0.stringValue == item.stringValue }
    }
    for output in outputs { output.give(new, from: time) }
  }

  /// The item is this long.
  nonisolated func note(duration: CMTime, _ changes: inout Changes) {
    state.withLock { $0.duration = duration }
    changes.changed(["duration"], of: observed)
  }

  /// These parts can be sought to.
  nonisolated func note(seekable: [CMTimeRange], _ changes: inout Changes) {
    state.withLock { $0.seekable = seekable }
    changes.changed(["seekableTimeRanges"], of: observed)
  }

  /// Something went wrong that playback survives.
  nonisolated func warned(_ error: PlaybackError, _ changes: inout Changes) {
    state.withLock { $0.warnings.append(error) }
    log(error, &changes)
  }

  /// What went wrong so far that playback survived.
  nonisolated package var warnings: [PlaybackError] { state.withLock { $0.warnings } }

  /// What the media says of itself, as its player heard it.
  nonisolated package var tags: [Tag] { state.withLock { $0.tags } }
}

extension AVMetadataIdentifier {
  /// Whether it is what a radio station says.
  fileprivate var isOfStation: Bool { rawValue.hasPrefix("icy/") }

  /// Whether it is about what is heard or seen, and not about how that is coded.
  fileprivate var isOfContent: Bool { isOfStation || !rawValue.hasPrefix("vorb/") }
}
