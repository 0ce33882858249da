import CoreMedia

/// Where an item's time was at some instant, and how fast it has run since.
struct Reckoning: Sendable, Hashable {
  var from: CMTime
  var rate: Double
  var at: ContinuousClock.Instant

  /// The time at `now`.
  func time(at now: ContinuousClock.Instant) -> CMTime {
    guard rate != 0, let start = from.nanoseconds else { return from }
    let elapsed = at.duration(to: now).nanoseconds
    return CMTime(nanoseconds: start + (rate == 1 ? elapsed : Int64(Double(elapsed) * rate)))
  }

  /// When the time will be `time`; nil when it never will.
  func instant(of time: CMTime) -> ContinuousClock.Instant? {
    guard rate != 0, let start = from.nanoseconds, let end = time.nanoseconds else { return nil }
    let wait = Double(end - start) / rate
    return wait < 0 ? nil : at + .nanoseconds(Int64(wait.rounded(.up)))
  }
}
