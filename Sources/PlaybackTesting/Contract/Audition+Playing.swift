import CoreMedia
import Playback

// MARK: - Loading and playing

extension Audition {
  func becomesReady() async throws {
    await tell(.load(repertoire.item, at: .zero, ticket: Ticket(1)))
    let duration = try await expect("ready", of: 1) {
      if case .ready(let readiness) = $0 { readiness.duration } else { nil }
    }
    try require(duration, near: repertoire.duration, "a duration")
    let place = try await expectMoving(rate: 0)
    try require(place, near: .zero, "to stand")
  }

  func beginsWhereTold() async throws {
    let time = CMTime(value: 3, timescale: 2)
    await tell(.load(repertoire.item, at: time, ticket: Ticket(1)))
    let place = try await expectMoving(rate: 0)
    try require(place, near: time, "to stand")
  }

  func playsAndPauses() async throws {
    try await load()
    let (start, began) = (try await setRate(1), renderer.timekeeper.now)
    try await pass(.milliseconds(600))
    let end = try await setRate(0)
    let elapsed = began.duration(to: renderer.timekeeper.now) / .seconds(1)
    try require(end > start, "time to have moved on from \(start.line), not \(end.line)")
    let reckoned = start + CMTime(seconds: elapsed, preferredTimescale: 1000)
    try require(end, near: reckoned, "to stand")
  }

  func playsAtOtherRates() async throws {
    guard renderer.abilities.rates.contains(2) else { return }
    try await load()
    try await setRate(1)
    let (start, began) = (try await setRate(2), renderer.timekeeper.now)
    try await pass(.milliseconds(600))
    let end = try await setRate(0)
    let elapsed = began.duration(to: renderer.timekeeper.now) / .seconds(1)
    let reckoned = start + CMTime(seconds: elapsed * 2, preferredTimescale: 1000)
    try require(end, near: reckoned, "to stand")
  }

  func startsAtAnInstant() async throws {
    guard renderer.abilities.startsAtInstant else { return }
    try await load()
    let (time, instant) = (CMTime(value: 1, timescale: 1), renderer.timekeeper.now + .milliseconds(500))
    await tell(.start(rate: 1, time: time, at: instant))
    let place = try await expectMoving(rate: 1)
    let late = instant.duration(to: renderer.timekeeper.now) / .seconds(1)
    try require(late > -repertoire.tolerance.seconds, "not to start \(-late) s too early")
    try require(place, near: time + CMTime(seconds: max(late, 0), preferredTimescale: 1000), "to start")
  }

  func bearsRepetition() async throws {
    try await load()
    for _ in 1...2 {
      for command in [
        Command.setVolume(0.5), .setMuted(true), .setPitch(.varispeed), .setEnd(.invalid, ticket: Ticket(1)),
      ] {
        await tell(command)
      }
      try await setRate(1)
    }
    for number in 1...2 {
      let place = try await seek(number, to: CMTime(value: 1, timescale: 1))
      try require(place, near: CMTime(value: 1, timescale: 1), "to land")
    }
    for _ in 1...2 { try await setRate(0) }
    for _ in 1...2 { await tell(.stop) }
    try await load(ticket: 2)
  }

  func stops() async throws {
    try await load()
    try await setRate(1)
    await tell(.stop)
    await tell(.stop)
    try await load(ticket: 2)
    let count = reports.count
    try await setRate(1, ticket: 2)
    try await pass(.milliseconds(300))
    try require(!wasSaid(of: 1, after: count), "no more word of what was stopped")
  }

  func replacesWhatWasLoaded() async throws {
    try await load()
    await tell(.enqueue(repertoire.follower, ticket: Ticket(2)))
    try await setRate(1)
    try await load(at: shortlyBeforeTheEnd, ticket: 3)
    let count = reports.count
    try await setRate(1, ticket: 3)
    _ = try await expectEnd(of: 3, after: count)
    try require(
      !wasSaid(of: 1, after: count) && !wasSaid(of: 2, after: count), "no more word of what was replaced")
  }

  func saysWhatCannotBePlayed() async throws {
    await tell(.load(repertoire.broken, at: .zero, ticket: Ticket(1)))
    try await expectFailure(of: 1)
    try require(
      !wasSaid(of: 1) { if case .ready = $0 { true } else { false } }, "what is broken not to be ready")
    try await load(ticket: 2)
    try await setRate(1, ticket: 2)
  }
}
