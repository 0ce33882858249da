import CoreMedia
import Playback

// MARK: - Ends and joints

extension Audition {
  func endsOnce() async throws {
    try await load(at: shortlyBeforeTheEnd)
    try await setRate(1)
    let place = try await expectEnd()
    try require(place, near: repertoire.duration, "to end")
    try await pass(.milliseconds(300))
    let ends = reports.filter { if case .ended = $0.event { true } else { false } }
    try require(ends.count == 1, "one end, not \(ends.count)")
  }

  func endsWhereTold() async throws {
    let end = CMTime(value: 1, timescale: 2)
    await tell(.load(repertoire.item, at: .zero, ticket: Ticket(1)))
    await tell(.setEnd(end, ticket: Ticket(1)))
    try await expectMoving(rate: 0)
    try await setRate(1)
    let place = try await expectEnd()
    try require(place, near: end, "to end")
  }

  func endsAFollowerWhereTold() async throws {
    guard renderer.abilities.enqueues else { return }
    let end = CMTime(value: 1, timescale: 2)
    try await load(at: shortlyBeforeTheEnd)
    await tell(.enqueue(repertoire.follower, ticket: Ticket(2)))
    await tell(.setEnd(end, ticket: Ticket(2)))
    try await setRate(1)
    let place = try await expectEnd(of: 2)
    try require(place, near: end, "to end")
  }

  func playsBackwards() async throws {
    guard renderer.abilities.playsBackwards else { return }
    try await load(at: CMTime(value: 1, timescale: 2))
    await tell(.setRate(-1))
    let turn = try await expect("the end, or a refusal", of: 1) { event in
      switch event {
      case .ended, .rateRefused: event
      default: nil
      }
    }
    if case .ended(let place) = turn { try require(place, near: .zero, "to end") }
  }

  func playsOnFromTheEnd() async throws {
    try await load(at: shortlyBeforeTheEnd)
    try await setRate(1)
    _ = try await expectEnd()
    let place = try await seek(1, to: .zero)
    try require(place, near: .zero, "to land")
    try await setRate(1)
  }

  func joinsAFollower() async throws {
    guard renderer.abilities.enqueues else { return }
    try await load(at: shortlyBeforeTheEnd)
    try await enqueue(2)
    try await setRate(1)
    try await expectJoint(to: 2)
    try require(!wasSaid(of: 1, isEnd), "the end not to be told where something follows")
  }

  func joinsTheLastFollowerGiven() async throws {
    guard renderer.abilities.enqueues else { return }
    try await load(at: shortlyBeforeTheEnd)
    try await enqueue(2)
    try await enqueue(3)
    try await setRate(1)
    try await expectJoint(to: 3)
  }

  func forgetsAFollowerTakenBack() async throws {
    guard renderer.abilities.enqueues else { return }
    try await load(at: shortlyBeforeTheEnd)
    try await enqueue(2)
    await tell(.dequeue(Ticket(2)))
    try await setRate(1)
    _ = try await expectEnd()
    try require(!wasSaid(of: 2) { $0 == .began }, "what was taken back not to begin")
  }

  func survivesABadFollower() async throws {
    guard renderer.abilities.enqueues else { return }
    try await load(at: shortlyBeforeTheEnd)
    try await setRate(1)
    await tell(.enqueue(repertoire.broken, ticket: Ticket(2)))
    try await expectFailure(of: 2)
    let place = try await expectEnd()
    try require(place, near: repertoire.duration, "to end")
    try require(
      !wasSaid(of: 1) { if case .failed = $0 { true } else { false } }, "the item before not to fail")
  }

  private func enqueue(_ ticket: Int) async throws {
    await tell(.enqueue(repertoire.follower, ticket: Ticket(ticket)))
    try await expect("ready", of: ticket) { if case .ready = $0 { true } else { nil } }
  }

  private func expectJoint(to ticket: Int) async throws {
    let begun = renderer.timekeeper.now
    try await expect("to begin", of: ticket) { $0 == .began ? true : nil }
    try await expectMoving(rate: 1, from: .zero, begun: begun, of: ticket)
  }

  private func isEnd(_ event: Report.Event) -> Bool { if case .ended = event { true } else { false } }
}
