import CoreMedia
import GStreamer
import Playback

/// Going on by so many pictures.
struct Step: Sendable {
  /// The one to begin with is the first that is due later than this, in nanoseconds of the item's time.
  var from: Int64

  /// How many there are to go.
  var count: Int
}

// MARK: - One picture after the other

extension FeedState {
  /// Looks for the picture to step to; whether it is still looked for, and nothing may be written.
  mutating func isStepping() -> Bool {
    guard var step, !items.isEmpty, var lane = items[0].lanes[.video] else {
      self.step = nil
      return false
    }
    while step.count > 0, lane.advance(&step, limit: items[0].limit) {}
    let isFound = step.count == 0 || lane.isExhausted()
    // Looking whether anything is left may have fetched it.
    items[0].lanes[.video] = lane
    guard isFound else {
      self.step = step
      return true
    }
    self.step = nil
    events.append(.stepped(items[0].ticket, to: step.from))
    return true
  }

  /// The time of the picture that is seen at a time of the item that is heard, as its stamp tells it.
  func stamp(at time: Int64) -> Int64? {
    guard let lane = items.first?.lanes[.video] else { return nil }
    return lane.picture(at: time).map { lane.time(of: $0.sample) ?? $0.time }
  }

  /// Tells all viewers that a picture of the item that is written is on its way.
  func show(_ picture: Lane.Written) {
    guard !viewers.isEmpty else { return }
    let arrival = PictureArrival(items[index].ticket, at: CMTime(nanoseconds: picture.time))
    for viewer in viewers.values { viewer.yield(arrival) }
  }
}

extension Lane {
  /// Goes one picture on, if the next one is there.
  fileprivate mutating func advance(_ step: inout Step, limit: Int64?) -> Bool {
    if let next = written.first(where: { $0.time > step.from }) {
      if let limit, next.time >= limit {
        step.count = 0
        return false
      }
      step.from = next.time
      step.count -= 1
      return true
    }
    if !again.isEmpty {
      written.append(again.removeFirst())
    } else if let sample = take() {
      guard let time = time(of: sample) else { return true }
      written.append(Written(sample: sample, time: time, duration: sample.duration ?? 0, range: nil))
    } else {
      return false
    }
    if written.count > 8 { written.removeFirst(written.count - 8) }
    return true
  }
}
