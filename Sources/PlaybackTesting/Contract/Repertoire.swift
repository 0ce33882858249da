public import CoreMedia
public import Playback

/// What a renderer is put through its paces with.
public struct Repertoire: Sendable {
  /// An item of at least four seconds that can be sought to everywhere.
  public var item: Media

  /// How long the item is.
  public var duration: CMTime

  /// Another item that can be joined to it, of at least one second.
  public var follower: Media

  /// Something that cannot be played.
  public var broken: Media

  /// How far a time may be off: at most the length of what the renderer handles at once.
  public var tolerance: CMTime

  /// Names what there is to play.
  public init(
    item: Media, duration: CMTime, follower: Media, broken: Media,
    tolerance: CMTime = CMTime(value: 100, timescale: 1000)
  ) {
    self.item = item
    self.duration = duration
    self.follower = follower
    self.broken = broken
    self.tolerance = tolerance
  }
}
