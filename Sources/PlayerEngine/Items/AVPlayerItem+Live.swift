public import CoreMedia
import Foundation
import Playback
import Synchronization

// What is live, and the dates that times stand for.

extension AVPlayerItem {
  /// How far behind the edge of what is live it had better be; invalid for what is not live, and where it is not known.
  nonisolated public var recommendedTimeOffsetFromLive: CMTime {
    read("recommendedTimeOffsetFromLive") { $0.recommendedOffset }
  }

  /// The date that a time stands for; nil where the media does not say.
  nonisolated func date(of time: CMTime) -> Date? {
    state.withLock { $0.dates.date(of: time) }.map { Date(timeIntervalSince1970: $0) }
  }

  /// The time that stands for `date`; nil where none does that can be sought to.
  nonisolated func time(of date: Date) -> CMTime? {
    state.withLock { state in
      guard let time = state.dates.time(of: date.timeIntervalSince1970) else { return nil }
      return state.seekable.contains { $0.start <= time && time <= $0.end } ? time : nil
    }
  }
}
