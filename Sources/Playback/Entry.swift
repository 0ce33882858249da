public import CoreMedia

/// One place in the queue: an item, and how it is to be played.
public struct Entry: Sendable, Hashable {
  /// Tells this item from every other one of the same player; never used again for another item.
  public var id: Int

  /// What to play.
  public var media: Media

  /// Where to begin; invalid means the item's own beginning (a live item's edge).
  public var start: CMTime

  /// The time that counts as the item's end; invalid means its natural end.
  public var end: CMTime

  /// The ids of the tracks to play; nil leaves the choice to the renderer.
  public var tracks: [Int]?

  /// How loud its tracks are over its time.
  public var mix: Mix

  /// How far behind a live item's edge to stay, when sent to the edge; zero leaves that to the media.
  public var offsetFromLive: CMTime

  /// Whether to keep the distance from a live item's edge when data has run out.
  public var preservesOffset: Bool

  /// How much of it may be taken, where it comes in several qualities.
  public var limits: Limits

  /// Describes one place in the queue.
  public init(
    id: Int, media: Media, start: CMTime = .invalid, end: CMTime = .invalid, tracks: [Int]? = nil,
    offsetFromLive: CMTime = .zero, limits: Limits = .none, mix: Mix = .plain,
    preservesOffset: Bool = false
  ) {
    self.id = id
    self.media = media
    self.start = start
    self.end = end
    self.tracks = tracks
    self.offsetFromLive = offsetFromLive
    self.limits = limits
    self.preservesOffset = preservesOffset
    self.mix = mix
  }
}
