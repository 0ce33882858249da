/// The numerator of a time.
public typealias CMTimeValue = Int64

/// The denominator of a time: units a second, more than zero.
public typealias CMTimeScale = Int32

/// The timeline or loop a time belongs to.
public typealias CMTimeEpoch = Int64

/// The largest timescale a time can have.
public var kCMTimeMaxTimescale: Int { 0x7fff_ffff }

/// Media time as an exact fraction: `value` over `timescale` seconds.
///
/// Besides numbers there are two infinities, the indefinite time (a duration nobody knows) and the invalid
/// time. All have one order, in which equal times of different timescales are equal:
///
///     negative infinity < numbers < indefinite < positive infinity < invalid
///
/// A number whose timescale is not positive counts as invalid wherever it is compared or computed with.
public struct CMTime: Sendable, Codable {
  /// The numerator; ignored in times that are not numbers.
  public var value: CMTimeValue

  /// The denominator; ignored in times that are not numbers.
  public var timescale: CMTimeScale

  /// What kind of time this is, and whether it is exact.
  public var flags: CMTimeFlags

  /// Tells apart equal times of different loops; a larger epoch is always later.
  public var epoch: CMTimeEpoch

  /// The invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// A time of exactly these four parts, checked by nobody.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// The time `value` / `timescale` seconds in epoch 0; invalid if the timescale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, epoch: 0)
  }

  /// The time `value` / `timescale` seconds in `epoch`; invalid if the timescale is not positive.
  init(value: CMTimeValue, timescale: CMTimeScale, epoch: CMTimeEpoch) {
    guard timescale > 0 else {
      self.init()
      return
    }
    self.init(value: value, timescale: timescale, flags: .valid, epoch: epoch)
  }
}

// MARK: - Times with a name

extension CMTime {
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// No time: its bits are all zero.
  public static let invalid = CMTime()

  /// A time not known, as the duration of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

  /// The time after every number: the live edge as a place to seek to, no limit as a tolerance.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)

  /// The time before every number.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}
