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

  /// Whether it can be played backwards, where the renderer can do so at all.
  public var playsBackwards: Bool

  /// The dates that its times stand for; none where the media does not say.
  public var dates: [DateAnchor]

  /// How far behind the edge of what is live it had better be; invalid where that is not known, and for what is not live.
  public var recommendedOffset: CMTime

  /// The qualities that it comes in, where it comes in several.
  public var variants: [Variant]

  /// Collects what is known.
  public init(
    duration: CMTime, seekable: [CMTimeRange] = [], tracks: [Track] = [], tags: [Tag] = [],
    chapters: [Chapter] = [], playsBackwards: Bool = true,
    dates: [DateAnchor] = [], recommendedOffset: CMTime = .invalid,
    variants: [Variant] = []
  ) {
    self.duration = duration
    self.seekable = seekable
    self.tracks = tracks
    self.tags = tags
    self.chapters = chapters
    self.playsBackwards = playsBackwards
    self.dates = dates
    self.recommendedOffset = recommendedOffset
    self.variants = variants
  }
}
