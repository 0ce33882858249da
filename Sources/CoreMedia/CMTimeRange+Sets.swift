extension CMTimeRange {
  /// Whether the time is the start or later, and before the end.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }
}
