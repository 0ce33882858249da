extension CMTimeRange {
  /// The time of the range nearest to `time`: itself, or the start or the end.
  ///
  /// It is invalid if the time or the range is, or if the range is empty.
  func clamped(_ time: CMTime) -> CMTime {
    guard isValid, !isEmpty, time.kind != .invalid else { return .invalid }
    return min(max(time, start), end)
  }

  /// The time of the range that `time` is a whole number of durations away from.
  ///
  /// It is invalid if the range is empty or endless, or the time is not a number in the epoch of its start.
  func folded(_ time: CMTime) -> CMTime {
    guard isValid, !isEmpty, duration.kind == .number, time.kind == .number, start.kind == .number,
      time.epoch == start.epoch
    else { return .invalid }
    let offset = time - start
    guard offset.kind == .number else { return offset }

    let (scale1, scale2) = (Int128(offset.timescale), Int128(duration.timescale))
    let divisor = Int128(greatestCommonDivisor(scale1.magnitude, scale2.magnitude))
    let length = Int128(duration.value) * (scale1 / divisor)
    let remainder = Int128(offset.value) * (scale2 / divisor) % length
    let scale = scale1 / divisor * scale2
    let folded = ExactTime(
      isNegative: false, numerator: (remainder < 0 ? remainder + length : remainder).magnitude,
      denominator: scale.magnitude
    ).fitted(to: CMTimeScale(clamping: scale))
    return start
      + folded.placed(inEpoch: 0, alreadyRounded: offset.hasBeenRounded || duration.hasBeenRounded)
  }

  /// The duration that is to the other range's as `duration` is to this one's.
  ///
  /// It is invalid if `duration` is in another epoch than 0, if a range is invalid or this one empty, or if only
  /// one of them is endless; between two endless ones nothing is scaled.
  func mapped(duration: CMTime, to target: CMTimeRange) -> CMTime {
    guard isValid, target.isValid, duration.kind != .number || duration.epoch == 0 else { return .invalid }
    if self.duration.isPositiveInfinity, target.duration.isPositiveInfinity { return duration }
    guard self.duration.kind == .number, target.duration.kind == .number, !isEmpty else { return .invalid }
    return duration.kind == .number ? duration.scaled(from: self.duration, to: target.duration) : duration
  }

  /// The time that lies in the other range as `time` lies in this one; start becomes start, end becomes end.
  ///
  /// It is invalid if a range is invalid or empty, if only one of them is endless, or if the time is in another
  /// epoch than the start; between two endless ranges the time is moved and not scaled.
  func mapped(_ time: CMTime, to target: CMTimeRange) -> CMTime {
    guard isValid, target.isValid, !isEmpty, !target.isEmpty,
      time.kind != .number || time.epoch == start.epoch
    else { return .invalid }
    return mapped(duration: time - start, to: target) + target.start
  }
}
