public import CoreMedia

/// How loud the sound tracks of an item are over its time, besides the volume of the whole.
public struct Mix: Sendable, Hashable {
  /// What is set for a track, by its id, in order of time; tracks that are not named are as recorded.
  public var ramps: [Int: [Ramp]]

  /// Everything as recorded.
  public static let plain = Mix([:])

  /// One way from a volume to another.
  public struct Ramp: Sendable, Hashable {
    /// When it takes place; of no length for a volume that is set at once.
    public var range: CMTimeRange

    /// The volume at its beginning: 1 is as recorded, 0 is silent.
    public var start: Float

    /// The volume at its end, and from then on.
    public var end: Float

    /// Goes from `start` to `end` in `range`.
    public init(from start: Float, to end: Float, in range: CMTimeRange) {
      (self.start, self.end, self.range) = (start, end, range)
    }
  }

  /// Sets these ramps.
  public init(_ ramps: [Int: [Ramp]]) { self.ramps = ramps }
}
