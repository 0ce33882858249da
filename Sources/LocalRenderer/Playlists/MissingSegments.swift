import FoundationEssentials
import Playback

/// Finds out which segments of a stream its server does not have: the demuxer does not say.
enum MissingSegments {
  /// How far ahead of the place at which it gave up the demuxer may have been, in nanoseconds.
  private static let reach: Int64 = 40_000_000_000

  /// The addresses, as they stand in the playlist, of those that are missing next from `time` on.
  static func next(in playlist: MediaPlaylist, from time: Int64, of media: Media) async -> Set<String> {
    Set(await missing(in: playlist, at: media.url, from: time, besides: [], like: media).map(\.address))
  }

  /// The stretches, in nanoseconds, in which any of the playlists at `addresses` lacks something next from `time` on, with
  /// the addresses of what that is; `known` ones are passed over.
  static func next(
    inPlaylistsAt addresses: [String], from time: Int64, besides known: [Range<Int64>], of media: Media
  ) async -> [(hole: Range<Int64>, address: String)] {
    guard let base = URL(string: media.url) else { return [] }
    let urls = addresses.compactMap { URL(string: $0, relativeTo: base)?.absoluteString }
    return await withTaskGroup(of: [(hole: Range<Int64>, address: String)].self) { group in
      for url in urls {
        group.addTask {
          do throws(PlaybackError) {
            guard let playlist = MediaPlaylist(try await Fetch.bytes(of: url, like: media)) else { return [] }
            return await missing(in: playlist, at: url, from: time, besides: known, like: media)
          } catch {
            return []  // A playlist that cannot be had is not what is looked for.
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func missing(
    in playlist: MediaPlaylist, at url: String, from time: Int64, besides known: [Range<Int64>],
    like media: Media
  ) async -> [(hole: Range<Int64>, address: String)] {
    guard let base = URL(string: url) else { return [] }
    var found: [(hole: Range<Int64>, address: String)] = []
    for (segment, start) in zip(playlist.segments, playlist.starts) {
      let (middle, end) = (start + segment.duration / 2, start + segment.duration)
      guard end > time, !known.contains(where: { $0.contains(middle) }) else { continue }
      if start > time + reach { break }
      guard let address = URL(string: segment.address, relativeTo: base)?.absoluteString else { continue }
      if await Fetch.exists(address, like: media) == false {
        found.append((start..<end, segment.address))
      } else if !found.isEmpty {
        break
      }
    }
    return found
  }
}
