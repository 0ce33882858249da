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
    try await runs(at: 1)
  }

  func playsAtOtherRates() async throws {
    guard renderer.abilities.rates.contains(2) else { return }
    try await load()
    try await setRate(1)
    try await runs(at: 2)
  }

  /// Lets time run at `rate` for a while, and compares how far it came with what the clock says.
  private func runs(at rate: Double) async throws {
    let told = renderer.timekeeper.now
    let start = try await setRate(rate)
    let heard = renderer.timekeeper.now
    try await pass(.milliseconds(600))
    let toldAgain = renderer.timekeeper.now
    let end = try await setRate(0)
    // What is heard is late by as much as the machine is busy, so that only bounds can be given.
    let least = heard.duration(to: toldAgain) / .seconds(1) * rate - repertoire.tolerance.seconds
    let most = told.duration(to: renderer.timekeeper.now) / .seconds(1) * rate + repertoire.tolerance.seconds
    let way = (end - start).seconds
    try require(least...most ~= way, "to have come \(least.line) to \(most.line) s on, not \(way.line)")
  }

  func startsAtAnInstant() async throws {
    guard renderer.abilities.startsAtInstant else { return }
    try await load()
    let (time, instant) = (CMTime(value: 1, timescale: 1), renderer.timekeeper.now + .milliseconds(500))
    await tell(.start(rate: 1, time: time, at: instant))
    let place = try await expectMoving(rate: 1)
    let late = instant.duration(to: renderer.timekeeper.now) / .seconds(1)
    try require(late > -repertoire.tolerance.seconds, "not to start \(-late) s too early")
    let way = (place - time).seconds
    let most = max(late, 0) + repertoire.tolerance.seconds
    try require(-repertoire.tolerance.seconds...most ~= way, "to start at \(time.line), not \(place.line)")
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
