public import CoreMedia
public import Foundation

extension AVPlayer {
  /// Goes on from about `time`; the result is whether it came to that.
  nonisolated public func seek(to time: CMTime) async -> Bool {
    await seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity)
  }

  /// Goes on from a time within the tolerances around `time`; the result is whether it came to that.
  nonisolated public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
  {
    await withCheckedContinuation { continuation in
      core.seek(
        SeekRequest(
          time: time, before: toleranceBefore, after: toleranceAfter,
          completion: .atOnce { continuation.resume(returning: $0) }))
    }
  }

  /// Goes on from the time that stands for `date`; nothing happens, since no media here tells dates.
  nonisolated public func seek(to date: Date) {}

  /// Goes on from the time that stands for `date`; false, since no media here tells dates.
  nonisolated public func seek(to date: Date) async -> Bool { false }

  /// Goes on from the time that stands for `date`; the handler is called with false, since no media here
  /// tells dates.
  nonisolated public func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
    var changes = Changes()
    changes.call { completionHandler(false) }
    changes.tell()
  }

  /// Gets ready to start at `rate` without delay; the result is whether it came to that.
  nonisolated public func preroll(atRate rate: Float) async -> Bool {
    await withCheckedContinuation { continuation in
      core.preroll(atRate: rate, .atOnce { continuation.resume(returning: $0) })
    }
  }
}
