/// Tells the time playback runs by, and wakes at a given one.
///
/// Ordinarily that is the machine's monotonic clock; under a test clock, or without a clock at all, a renderer brings
/// its own, so that everything reckoned from it agrees with what is heard.
public protocol Timekeeper: Sendable {
  /// The present, from any thread, at once.
  var now: ContinuousClock.Instant { get }

  /// Returns once `instant` has come, or throws `CancellationError` when the task is cancelled first.
  func sleep(until instant: ContinuousClock.Instant) async throws
}

/// The machine's monotonic clock.
public struct WallTimekeeper: Timekeeper {
  /// Makes one; all are the same.
  public init() {}

  /// The present.
  public var now: ContinuousClock.Instant { .now }

  /// Returns once `instant` has come, or throws `CancellationError` when the task is cancelled first.
  public func sleep(until instant: ContinuousClock.Instant) async throws {
    try await Alarm.sleep(until: instant)
  }
}
