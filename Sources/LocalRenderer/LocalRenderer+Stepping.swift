import CoreMedia
import GStreamer
import Playback

// MARK: - Picture by picture

extension LocalRenderer {
  /// Goes so many pictures on (negative: back).
  ///
  /// Forwards, with the pictures that come next anyhow; backwards, to the picture that is seen just before the one there
  /// is, and from there on by the stamps that passed on the way.
  func step(_ count: Int, ticket: Ticket) {
    guard ticket == current, let item = items[ticket], item.isReady else { return }
    // Before anything is written it stands where it is to begin.
    let time = position?.time ?? feed.read { $0.items.first?.target ?? 0 }
    finishSeek(at: nil)
    seek = .step(left: 0)
    if count < 0 {
      stepBack(count, from: feed.read { $0.stamp(at: time) } ?? time)
    } else if feed.read({ $0.rate < 0 || $0.phase != .feeding }) {
      seek = .step(left: count)
      if !go(to: time, precision: .accurate, rate: 1) { finishSeek(at: nil) }
    } else {
      feed.update { $0.step = Step(from: time, count: count) }
    }
  }

  /// Goes to the picture before the one that is due at `time`, and has the rest to go when it is there.
  private func stepBack(_ count: Int, from time: Int64) {
    seek = .step(left: count + 1)
    if !go(to: max(0, time - 1), precision: .accurate, rate: 1, toPicture: true) { finishSeek(at: nil) }
  }

  /// The picture that a step forwards leads to is there.
  func stepped(_ ticket: Ticket, to time: Int64) {
    guard ticket == current, case .step = seek else { return }
    startFlush()
    let running = output.runningTime
    output.stopFlush()
    feed.update { $0.replay(from: time, rate: $0.rate, at: running) }
    finishSeek(at: time)
    tellMotion()
  }

  /// Goes on with a step that has arrived at `time` and is not over; whether it was not.
  func stepOn(from time: Int64) -> Bool {
    guard case .step(let left) = seek, left != 0 else { return false }
    seek = .step(left: 0)
    if left > 0 {
      feed.update { $0.step = Step(from: time, count: left) }
      return true
    }
    guard time > 0 else { return false }
    let passed = feed.read { $0.items.first?.lanes[.video]?.passed ?? [] }
    if passed.count >= -left {
      return go(to: passed[passed.count + left], precision: .accurate, rate: 1, toPicture: true)
    }
    stepBack(left + passed.count, from: passed.first ?? time)
    return true
  }
}

extension LocalRenderer.LoadedItem {
  /// Whether pictures of it are played.
  var hasPictures: Bool { tracks.contains { if case .video = $0.kind { $0.isSelected } else { false } } }
}
