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
  func revised(_ bytes: [UInt8]) -> [UInt8]? {
    if let master = MasterPlaylist(bytes) {
      let sound = Self.sound(among: master.sounds, wishes.selection)
      books.withLock { books in
        books.variants = master.qualities.map(\.variant)
        (books.sounds, books.sound) = (master.sounds, sound)
        (books.texts, books.text) = (master.texts, Self.text(among: master.texts, wishes.selection))
      }
      let left = master.cut(to: wishes.limits, sound: sound)
      let played = left.flatMap { MasterPlaylist($0) } ?? master
      books.withLock { $0.addresses = played.addresses }
      // The elder hlsdemux does not come from one quality to another where sound has a playlist of its own.
      return wishes.holes.isEmpty ? left : played.only(near: wishes.bitRate)
    }
    guard let playlist = MediaPlaylist(bytes) else { return nil }
    // One of several tells nothing of all of it.
    if !wishes.holes.isEmpty { return playlist.without(wishes.holes) }
    if !books.withLock({ $0.addresses.isEmpty }) { return nil }
    let left = wishes.missing.isEmpty ? nil : playlist.without(wishes.missing)
    books.withLock { $0.playlist = left.flatMap { MediaPlaylist($0) } ?? playlist }
    return left
  }

  /// The ids of renditions begin here, far behind those of what the demuxer shows.
  private static let firstSoundID = 101

  /// Which of the ways to hear a stream is chosen; nil where there are none to choose among.
  private static func sound(among sounds: [MasterPlaylist.Sound], _ selection: [Int]?) -> Int? {
    guard sounds.count > 1 else { return nil }
    let wanted = selection.flatMap { ids in sounds.indices.first { ids.contains($0 + firstSoundID) } }
    return wanted ?? sounds.firstIndex(where: \.isDefault) ?? 0
  }

  /// Whether it is heard in the way that this choice of tracks means.
  func isHeard(as selection: [Int]) -> Bool {
    let (sounds, sound) = books.withLock { ($0.sounds, $0.sound) }
    return Self.sound(among: sounds, selection) == sound
  }

  /// The tracks with every way to hear the stream in the place of the one that the demuxer shows.
  func withSounds(_ tracks: [Track]) -> [Track] {
    let (sounds, sound) = books.withLock { ($0.sounds, $0.sound) }
    guard let sound, let shown = tracks.first(where: \.isSound) else { return tracks }
    let all = sounds.enumerated().map { place, one in
      var track = shown
      (track.id, track.title, track.language) = (place + Self.firstSoundID, one.name, one.language)
      (track.isDefault, track.isAutomatic, track.traits) = (one.isDefault, one.isAutomatic, one.traits)
      track.isSelected = shown.isSelected && place == sound
      return track
    }
    return tracks.filter { !$0.isSound } + all
  }

  /// The qualities that an HLS stream comes in, limits or not.
  var variants: [Variant] { books.withLock { $0.variants } }

  /// The playlist of an HLS stream that comes in one quality; nil for any other.
  var playlist: MediaPlaylist? { books.withLock { $0.playlist } }

  /// Where the playlists are that its master playlist leads to, as they stand there; none where it has no such.
  var playlistAddresses: [String] { books.withLock { $0.addresses } }

  /// How much is loaded ahead of what has been given out, in nanoseconds; nil where the demuxer does not tell.
  var loadedAhead: Int64? {
    guard let demuxer = books.withLock({ $0.demuxer }), demuxer.factory.hasSuffix("2") else { return nil }
    let levels = ["audio", "video"].map { demuxer.number("current-level-time-\($0)") }.filter { $0 > 0 }
    return levels.min()
  }

  /// Whether it is a station, which goes on where its server is.
  var isRadio: Bool { books.withLock { $0.isRadio } }

  /// Takes note of the demuxer where `element` is one, and tells it the limits.
  func noteDemuxer(_ element: Element) {
    watchTags(around: element)
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

extension Track {
  fileprivate var isSound: Bool { if case .audio = kind { true } else { false } }
}
