import GStreamer
import Playback
import Synchronization

/// The playlists of an adaptive stream, and the demuxer that follows them.
extension ItemPipeline {
  /// No playlist is longer than this; what is, goes to the demuxer unread.
  private static let limit = 4 << 20

  /// Reads the playlist that leaves `source`, and takes out of it what is not to be played.
  func watchPlaylist(of source: Element) {
    guard manifest == .hls, let pad = source.pad("src") else { return }
    pad.patchWhole(upTo: Self.limit) { [weak self] bytes in self?.revised(bytes) }
  }

  /// The playlist without what is not to be played; nil where it stays as it is.
  private func revised(_ bytes: [UInt8]) -> [UInt8]? {
    if let master = MasterPlaylist(bytes) { return master.cut(to: wishes.limits) }
    guard let playlist = MediaPlaylist(bytes) else { return nil }
    let left = wishes.missing.isEmpty ? nil : playlist.without(wishes.missing)
    books.withLock { $0.playlist = left.flatMap { MediaPlaylist($0) } ?? playlist }
    return left
  }

  /// The playlist of an HLS stream that comes in one quality; nil for any other.
  var playlist: MediaPlaylist? { books.withLock { $0.playlist } }

  /// Takes note of the demuxer where `element` is one, and tells it the limits.
  func noteDemuxer(_ element: Element) {
    guard ["hlsdemux2", "dashdemux2", "dashdemux", "hlsdemux"].contains(element.factory) else { return }
    books.withLock { $0.demuxer = element }
    apply(wishes.limits)
  }

  /// Tells the demuxer how much it may take; what cannot be told it later is in the playlist it was given.
  func apply(_ limits: Limits) {
    guard let demuxer = books.withLock({ $0.demuxer }) else { return }
    let bits = Int(min(limits.peakBitRate, 4e9))
    if demuxer.factory.hasSuffix("2") {
      demuxer.set("max-bitrate", bits)
      if limits.forwardBuffer > 0 {
        demuxer.set("max-buffering-time", Int(min(limits.forwardBuffer, 3600) * 1e9))
      }
      if limits.startsOnFirst, manifest == .hls { demuxer.set("start-bitrate", 1) }
    } else if demuxer.factory == "dashdemux" {
      demuxer.set("max-video-width", limits.width)
      demuxer.set("max-video-height", limits.height)
      if bits > 0 { demuxer.set("connection-speed", max(1, bits / 1000)) }
    }
  }
}
