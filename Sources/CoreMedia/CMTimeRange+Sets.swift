extension CMTimeRange {
  /// Whether the time is the start or later, and before the end.
  ///
  /// Times that are not numbers are in no range, and invalid ranges hold no time.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.kind == .number && start <= time && time < end
  }

  /// Whether the other range begins at a time of this one and ends no later.
  ///
  /// An empty range is contained where its start is.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    range.isValid && containsTime(range.start) && range.end <= end
  }

  /// The smallest range from the earlier start to the later end, with whatever lies between the two.
  ///
  /// It is invalid if one of them is, or if they are in different epochs.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }

  /// The largest range that lies in both; `zero` if they have no time in common, invalid if one of them is.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (start, end) = (max(start, otherRange.start), min(end, otherRange.end))
    return start < end ? CMTimeRange(start: start, end: end) : .zero
  }
}
