public import CoreMedia

/// How well the data ahead of the position is doing.
public struct Buffering: Sendable, Hashable {
  /// The parts that are loaded, in item time.
  public var loaded: [CMTimeRange]

  /// Whether playback can be expected to run on without a stall.
  public var keepsUp: Bool

  /// Whether no more will be loaded until some is played.
  public var isFull: Bool

  /// Whether nothing is left to play.
  public var isEmpty: Bool

  /// Nothing loaded yet.
  public static let empty = Buffering(loaded: [], keepsUp: false, isFull: false, isEmpty: true)

  /// Describes what is loaded.
  public init(loaded: [CMTimeRange], keepsUp: Bool, isFull: Bool, isEmpty: Bool) {
    self.loaded = loaded
    self.keepsUp = keepsUp
    self.isFull = isFull
    self.isEmpty = isEmpty
  }
}
