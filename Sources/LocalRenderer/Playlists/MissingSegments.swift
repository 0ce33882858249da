import FoundationEssentials
import Playback

/// Finds out which segments of a stream its server does not have: the demuxer does not say.
enum MissingSegments {
  /// How far ahead of the place at which it gave up the demuxer may have been, in nanoseconds.
  private static let reach: Int64 = 40_000_000_000

  /// The addresses, as they stand in the playlist, of those that are missing next from `time` on.
  static func next(in playlist: MediaPlaylist, from time: Int64, of media: Media) async -> Set<String> {
    guard let base = URL(string: media.url) else { return [] }
    var (start, found): (Int64, Set<String>) = (0, [])
    for segment in playlist.segments {
      defer { start += segment.duration }
      guard start + segment.duration > time else { continue }
      if start > time + reach { break }
      guard let address = URL(string: segment.address, relativeTo: base)?.absoluteString else { continue }
      if await Fetch.exists(address, like: media) == false {
        found.insert(segment.address)
      } else if !found.isEmpty {
        break
      }
    }
    return found
  }
}
