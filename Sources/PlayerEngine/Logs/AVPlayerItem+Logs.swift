import CoreMedia
import Foundation
import Playback

extension AVPlayerItem {
  /// Takes down how it fares; called by its player, under that one's lock.
  nonisolated func follow(
    isPlaying: Bool, wantsToPlay: Bool, position: CMTime, hasJumped: Bool, now: ContinuousClock.Instant,
    _ changes: inout Changes
  ) {
    guard position.isNumeric else { return }
    let address = asset.loader.media.url
    let isNew = state.withLock { state in
      state.book.follow(
        LogBook.Moment(
          isPlaying: isPlaying, wantsToPlay: wantsToPlay, position: position.seconds, hasJumped: hasJumped,
          now: now, uri: Redaction.address(address), type: state.playbackType(of: address),
          loaded: state.buffering.loaded.isEmpty
            ? -1 : state.buffering.loaded.reduce(0) { $0 + $1.duration.seconds }))
    }
    if isNew { changes.post(AVPlayerItem.newAccessLogEntryNotification, self) }
  }

  /// So much of it has come by now.
  nonisolated func note(_ transfer: Transfer) { state.withLock { $0.book.note(transfer) } }

  /// Nothing was left to play.
  nonisolated func noteStall() { state.withLock { $0.book.stalled() } }

  /// Something went wrong with it.
  nonisolated func log(_ error: PlaybackError, _ changes: inout Changes) {
    state.withLock { state in
      let moment: AVError.Moment = state.status == .unknown ? .loading : .playing
      state.book.note(error, AVError(error, while: moment).code, at: Date())
    }
    changes.post(AVPlayerItem.newErrorLogEntryNotification, self)
  }
}

extension ItemState {
  /// What the log calls its kind.
  fileprivate func playbackType(of address: String) -> String {
    if status == .readyToPlay, duration.isIndefinite { return "LIVE" }
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return path.hasSuffix(".m3u8") || path.hasSuffix(".mpd") ? "VOD" : "FILE"
  }
}
