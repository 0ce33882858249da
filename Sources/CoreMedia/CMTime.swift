/// Media time as a fraction: `value` over `timescale` seconds.
public struct CMTime: Sendable, Hashable {
  /// The numerator.
  public var value: Int64
  /// The denominator: units a second.
  public var timescale: Int32
  /// What kind of time this is.
  public var flags: CMTimeFlags
  /// Tells apart equal times of different timelines.
  public var epoch: Int64

  /// The invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// The time of these four parts.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  /// `value` units of `timescale` a second.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  /// Zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After every time.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
}

/// What kind of time a `CMTime` is.
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time means something.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// After all.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Before all.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A stretch of time.
public struct CMTimeRange: Sendable, Hashable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// The range from `start` on.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
}
