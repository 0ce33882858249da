/// A stretch of time: from `start` on, up to `end` but without it.
///
/// A range is valid when both parts are and the duration is not negative and in epoch 0. Two ranges are equal
/// when they begin at one time and are equally long.
public struct CMTimeRange: Sendable, Codable {
  /// Where the range begins.
  public var start: CMTime

  /// How long the range is.
  public var duration: CMTime

  /// The invalid range.
  public init() {
    start = .invalid
    duration = .invalid
  }

  /// The range from `start` on; invalid if the duration is in another epoch than 0.
  public init(start: CMTime, duration: CMTime) {
    let isPossible = duration.epoch == 0
    self.start = isPossible ? start : .invalid
    self.duration = isPossible ? duration : .invalid
  }

  /// The range from `start` up to `end`; invalid if the end comes first.
  public init(start: CMTime, end: CMTime) {
    let duration = end - start
    self.init(start: start, duration: duration < .zero ? .invalid : duration)
  }
}

// MARK: - Ranges with a name

extension CMTimeRange {
  /// The empty range at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// No range; where a range is asked for it often means all of an item.
  public static let invalid = CMTimeRange()
}

// MARK: - What a range is

extension CMTimeRange {
  /// Where the range ends, itself not part of it.
  public var end: CMTime {
    isValid ? start + duration : .invalid
  }

  /// Whether the range means anything.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
  }

  /// Whether the range is valid and its start or duration is not known.
  public var isIndefinite: Bool {
    isValid && (start.isIndefinite || duration.isIndefinite)
  }

  /// Whether the range is valid and has no length.
  public var isEmpty: Bool {
    isValid && duration == .zero
  }
}

extension CMTimeRange: Hashable {
  /// Whether both begin at one time and are equally long.
  public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
    range1.start == range2.start && range1.duration == range2.duration
  }

  /// Feeds what equal ranges have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }
}
