import Playback

/// What is wanted of an item's tracks.
struct ItemWishes: Sendable, Hashable {
  /// Whether sound is wanted at all.
  var wantsAudio = true

  /// Whether pictures are wanted at all.
  var wantsVideo = true

  /// The ids of the tracks to play, where someone chose; nil leaves it to the media.
  var selection: [Int]?

  /// How much may be taken of what comes in several qualities.
  var limits = Limits.none

  /// The segments of an HLS stream that its server does not have, by their addresses in the playlist.
  var missing: Set<String> = []

  /// The stretches of an HLS stream of several playlists that are left out of all of them, in nanoseconds, since its
  /// server lacks a segment there.
  var holes: [Range<Int64>] = []

  /// The bits a second of the quality in which such a stream goes on, where one was chosen.
  var bitRate: Double?
}
