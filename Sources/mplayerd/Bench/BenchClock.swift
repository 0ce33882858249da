import Dispatch

/// The clock that every adapter of the harness stamps its events by.
enum BenchClock {
  /// The nanoseconds of the machine's monotonic clock.
  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}
