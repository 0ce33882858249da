public import CoreMedia
import Foundation
import Playback

extension AVPlayer {
  /// Plays at `rate` so that `itemTime` (invalid: wherever playback is) is heard when the host clock shows
  /// `hostClockTime` (invalid: as soon as may be).
  ///
  /// The host clock is the machine's monotonic clock (`CLOCK_MONOTONIC`). A time gone by means: as if
  /// playback had started then. Traps while `automaticallyWaitsToMinimizeStalling` is on.
  nonisolated public func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    precondition(
      !automaticallyWaitsToMinimizeStalling,
      "setRate:time:atHostTime: is not supported when automaticallyWaitsToMinimizeStalling is YES")
    core.start(rate: Double(rate), time: itemTime, hostTime: hostClockTime)
  }

  /// Gets ready to start at `rate` without delay, and calls `completionHandler` on the main queue with
  /// whether it came to that.
  ///
  /// Traps unless the rate is 0 and an item is ready.
  nonisolated public func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    core.preroll(atRate: rate, completionHandler.map(Completion.onMain))
  }

  /// Ends prerolls under way; their completions are called with false.
  nonisolated public func cancelPendingPrerolls() {
    core.decide { state, changes in state.take(state.transport.cancelPreroll(at: state.now), &changes) }
  }
}
