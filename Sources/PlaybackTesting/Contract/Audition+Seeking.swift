import CoreMedia
import Playback

// MARK: - Seeking

extension Audition {
  func seeksWhilePaused() async throws {
    try await load()
    for (number, tenths) in [(1, 23), (2, 7), (3, 31)] {
      let (begun, count) = (renderer.timekeeper.now, reports.count)
      let time = CMTime(value: CMTimeValue(tenths), timescale: 10)
      let place = try await seek(number, to: time)
      try require(place, near: time, "to land")
      try await expectMoving(rate: 0, from: time, begun: begun, after: count)
    }
  }

  func seeksWhilePlaying() async throws {
    try await load()
    try await setRate(1)
    let (begun, count) = (renderer.timekeeper.now, reports.count)
    let time = CMTime(value: 2, timescale: 1)
    let place = try await seek(1, to: time)
    try require(place, near: time, "to land")
    try await expectMoving(rate: 1, from: time, begun: begun, after: count)
  }

  func steps() async throws {
    guard renderer.abilities.steps else { return }
    let (time, count) = (CMTime(value: 1, timescale: 1), reports.count)
    try await load(at: time)
    let hasPictures = reports.dropFirst(count).contains {
      guard case .ready(let readiness) = $0.event else { return false }
      return readiness.tracks.contains { if case .video = $0.kind { true } else { false } }
    }
    guard hasPictures else { return await tell(.step(1, ticket: Ticket(1))) }
    var place = time
    for steps in [1, 2, -1] {
      let count = reports.count
      await tell(.step(steps, ticket: Ticket(1)))
      try await expect("a step", of: 1, after: count) { if case .stepped = $0 { true } else { nil } }
      place = try await expectMoving(rate: 0, after: count)
    }
    let frames = CMTime(value: 1, timescale: 2)
    try require(
      place > time && place < time + frames,
      "to stand a frame or two behind \(time.line), not at \(place.line)")
  }

  func answersEverySeek() async throws {
    try await load()
    for number in 1...5 {
      await tell(.seek(Seek(number, to: CMTime(value: CMTimeValue(number), timescale: 2)), ticket: Ticket(1)))
    }
    for number in 1...5 {
      try await expect("an answer to seek \(number)", of: 1) {
        switch $0 {
        case .sought(number, _): true
        case .seekFailed(number) where number < 5: true
        default: nil
        }
      }
    }
  }

  func ignoresWordOfAnotherItem() async throws {
    try await load(ticket: 1)
    try await load(ticket: 2)
    let count = reports.count
    await tell(.seek(Seek(1, to: CMTime(value: 3, timescale: 1)), ticket: Ticket(1)))
    await tell(.setEnd(CMTime(value: 1, timescale: 10), ticket: Ticket(1)))
    try await setRate(1, ticket: 2)
    try await pass(.milliseconds(400))
    let place = try await setRate(0, ticket: 2)
    try require(place < CMTime(value: 2, timescale: 1), "not to have gone to \(place.line)")
    let hasArrived = wasSaid(of: 2, after: count) { if case .sought = $0 { true } else { false } }
    try require(!hasArrived, "no seek to arrive")
  }
}
