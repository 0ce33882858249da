public import CoreMedia

/// How loud the sound tracks of an item are over its time, besides the volume of the whole, and who changes them else.
public struct Mix: Sendable, Hashable {
  /// What is set for a track, by its id, in order of time; tracks that are not named are as recorded.
  public var ramps: [Int: [Ramp]]

  /// Who hears tracks before anybody else, by their ids.
  public var taps: [Int: Tap]

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

  /// Somebody who hears a track, and where.
  public struct Tap: Sendable, Hashable {
    /// Who does.
    public let tap: any SoundTap

    /// Whether it hears the track as loud as the ramps make it, or as recorded.
    public let place: Place

    /// Where a tap can be.
    public enum Place: Sendable, Hashable {
      /// It hears the track as recorded.
      case beforeRamps

      /// It hears the track as loud as the ramps make it.
      case behindRamps
    }

    /// Lets `tap` hear a track there.
    public init(_ tap: any SoundTap, _ place: Place) { (self.tap, self.place) = (tap, place) }

    /// Whether it is the same object in the same place.
    public static func == (left: Tap, right: Tap) -> Bool {
      left.tap === right.tap && left.place == right.place
    }

    /// Feeds what tells one from another into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(tap)) }
  }

  /// Sets these ramps and taps.
  public init(_ ramps: [Int: [Ramp]], taps: [Int: Tap] = [:]) { (self.ramps, self.taps) = (ramps, taps) }
}
