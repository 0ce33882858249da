/// No mapping, `CMTimeMapping.invalid`.
public let kCMTimeMappingInvalid = CMTimeMapping.invalid

/// The mapping of `source` into `target`; invalid if a duration is in another epoch than 0.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  guard source.duration.epoch == 0, target.duration.epoch == 0 else { return .invalid }
  return CMTimeMapping(source: source, target: target)
}

/// The mapping that shows nothing in `target`; invalid if its duration is in another epoch than 0.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
  CMTimeMappingMake(source: .invalid, target: target)
}

/// The time that lies in one range as `t` lies in another; start becomes start and end becomes end.
///
/// It is invalid if a range is invalid or empty, if only one of them is endless, or if the time is in another
/// epoch than the start of its range. Between two endless ranges the time is moved and not scaled.
///
/// - Parameters:
///   - t: A time seen from the first range.
///   - fromRange: The range it is seen from.
///   - toRange: The range the result is seen from.
/// - Returns: The time, exact if any timescale can hold it.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime
{
  fromRange.mapped(t, to: toRange)
}

/// The duration that is to one range's as `dur` is to another's.
///
/// It is invalid if `dur` is in another epoch than 0, if a range is invalid or the first one empty, or if only one
/// of them is endless. Between two endless ranges nothing is scaled.
///
/// - Parameters:
///   - dur: A duration.
///   - fromRange: The range whose duration it is compared with.
///   - toRange: The range whose duration the result compares with.
/// - Returns: The duration, exact if any timescale can hold it.
public func CMTimeMapDurationFromRangeToRange(
  _ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange
) -> CMTime {
  fromRange.mapped(duration: dur, to: toRange)
}

/// The time of the range nearest to `time`: itself, or the start or the end.
///
/// It is invalid if the time or the range is, or if the range is empty.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  range.clamped(time)
}

/// The time of the range that `time` is a whole number of durations away from, as a loop needs it.
///
/// Times before the range are folded too. The result is invalid if the range is empty or endless, or the time is
/// not a number in the epoch of its start.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
  foldRange.folded(time)
}
