public import CoreMedia

/// What a renderer knows of an item when it can play.
public struct Readiness: Sendable, Hashable {
  /// The length; indefinite for a live source.
  public var duration: CMTime

  /// What can be sought to; empty where nothing can.
  public var seekable: [CMTimeRange]

  /// The tracks, with those that play marked as selected.
  public var tracks: [Track]

  /// What the media says of itself.
  public var tags: [Tag]

  /// The chapters, in order.
  public var chapters: [Chapter]

  /// Collects what is known.
  public init(
    duration: CMTime, seekable: [CMTimeRange] = [], tracks: [Track] = [], tags: [Tag] = [],
    chapters: [Chapter] = []
  ) {
    self.duration = duration
    self.seekable = seekable
    self.tracks = tracks
    self.tags = tags
    self.chapters = chapters
  }
}
