/// The empty range at the beginning, `CMTimeRange.zero`.
public let kCMTimeRangeZero = CMTimeRange.zero

/// No range, `CMTimeRange.invalid`.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// The range from `start` on; invalid if the duration is in another epoch than 0.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// The range from `start` up to `end`; invalid if the end comes first.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// Where the range ends, itself not part of it.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime {
  range.end
}

/// The smallest range that holds both, by the rules of `CMTimeRange.union(_:)`.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}

/// The largest range that lies in both, by the rules of `CMTimeRange.intersection(_:)`.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}

/// Whether both begin at one time and are equally long.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}

/// Whether the time is the start or later, and before the end.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Whether the other range begins at a time of the first and ends no later.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
