import GStreamer
import Playback

/// Fetches the words of one rendition, piece by piece, those ahead of playback first.
struct TextReading: Sendable {
  /// Where the playlist of the rendition is.
  let address: String

  /// How the stream is asked for.
  let media: Media

  /// Where playback is, in nanoseconds of item time; nil once nobody listens any more.
  let place: @Sendable () async -> Int64?

  /// Takes each piece that has come.
  let take: @Sendable (TextSegment) async -> Void

  /// Fetches all there is, and of a live stream what is added.
  ///
  /// A piece that cannot be had is left out; a playlist that cannot be had ends it with the error.
  func run() async throws(PlaybackError) {
    var fetched: Set<String> = []
    while !Task.isCancelled {
      guard let playlist = MediaPlaylist(try await Fetch.bytes(of: address, like: media)) else {
        throw PlaybackError(.damaged, item: address, detail: "there is no playlist of subtitles")
      }
      while let next = Self.next(in: playlist, from: await place(), without: fetched) {
        fetched.insert(next)
        if let bytes = await bytes(of: AddressSyntax.resolve(next, against: address)) {
          await take(TextSegment(bytes))
        }
        if Task.isCancelled { return }
      }
      guard !playlist.isWhole, await place() != nil else { return }
      // Cancelled: the loop ends by itself.
      do { try await Alarm.sleep(until: .now + .seconds(max(1, playlist.target))) } catch { return }
    }
  }

  private func bytes(of url: String) async -> [UInt8]? {
    do throws(PlaybackError) {
      return try await Fetch.bytes(of: url, like: media)
    } catch {
      return nil  // Words that are missing for a while are better than none from there on.
    }
  }

  /// The first piece from `place` on that was not fetched, else the first of all.
  static func next(in playlist: MediaPlaylist, from place: Int64?, without fetched: Set<String>) -> String? {
    guard let place else { return nil }
    var start: Int64 = 0
    var earlier: String?
    for segment in playlist.segments {
      defer { start += segment.duration }
      guard !fetched.contains(segment.address) else { continue }
      // In a live stream times do not begin with the playlist.
      if !playlist.isWhole || start + segment.duration > place { return segment.address }
      earlier = earlier ?? segment.address
    }
    return earlier
  }
}
