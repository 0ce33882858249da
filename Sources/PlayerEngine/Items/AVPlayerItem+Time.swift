public import CoreMedia
public import Foundation
import Playback
import Synchronization

// Where an item's time is, and how to move it.

extension AVPlayerItem {
  /// Where its time is; for an item that its player went on from, where it was last.
  nonisolated public func currentTime() -> CMTime {
    if let player = home.withLock({ $0.player }), let time = player.time(of: self) { return time }
    let (last, start) = state.withLock { ($0.last, $0.start) }
    return [last, start].first(where: \.isNumeric) ?? .zero
  }

  /// The date that its time stands for; nil, since no media here tells one.
  nonisolated public func currentDate() -> Date? { nil }

  /// Goes on from `time`, or from about there, and calls `completionHandler` on the main queue with whether
  /// it came to that.
  nonisolated public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Goes on from about `time`; the result is whether it came to that.
  nonisolated public func seek(to time: CMTime) async -> Bool {
    await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
  }

  /// Goes on from a time within the tolerances around `time`, and calls `completionHandler` on the main queue
  /// with whether it came to that.
  nonisolated public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    seek(
      SeekRequest(
        time: time, before: toleranceBefore, after: toleranceAfter,
        completion: completionHandler.map(Completion.onMain)))
  }

  /// Goes on from a time within the tolerances around `time`; the result is whether it came to that.
  nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
  {
    await withCheckedContinuation { continuation in
      seek(
        SeekRequest(
          time: time, before: toleranceBefore, after: toleranceAfter,
          completion: .atOnce { continuation.resume(returning: $0) }))
    }
  }

  /// Goes on from the time that stands for `date`; false, since no media here tells dates.
  @discardableResult
  nonisolated public func seek(to date: Date, completionHandler: (@Sendable (Bool) -> Void)? = nil) -> Bool {
    var changes = Changes()
    completionHandler.map(Completion.onMain)?.call(false, &changes)
    changes.tell()
    return false
  }

  /// Ends the seek under way; its completion is called with false.
  nonisolated public func cancelPendingSeeks() { home.withLock { $0.player }?.cancelSeeks(of: self) }

  /// Goes so many frames on (negative: back), and stays paused there.
  nonisolated public func step(byCount stepCount: Int) {
    home.withLock { $0.player }?.step(self, by: stepCount)
  }

  /// A seek of an item that is not the current one sets where it will begin.
  private nonisolated func seek(_ request: SeekRequest) {
    request.check()
    if let player = home.withLock({ $0.player }), player.seek(request, of: self) { return }
    state.withLock { $0.start = request.time }
    var changes = Changes()
    request.completion?.call(true, &changes)
    changes.tell()
    home.withLock { $0.player }?.refresh()
  }
}
