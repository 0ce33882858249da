import CoreMedia
import Dispatch

/// The machine's monotonic clock, by which players of several programs can start together.
enum HostClock {
  /// How long it is until the clock shows `time`; negative for a time gone by.
  static func wait(until time: CMTime) -> Duration {
    let wanted = time.convertScale(1_000_000_000, method: .default).value
    return .nanoseconds(wanted - Int64(DispatchTime.now().uptimeNanoseconds))
  }
}
