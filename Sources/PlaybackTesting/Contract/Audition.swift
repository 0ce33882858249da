import CoreMedia
import Playback
import Synchronization

/// One renderer on trial: what it is told, what it says, and what is expected of it.
final class Audition: Sendable {
  let renderer: any Renderer
  let repertoire: Repertoire

  private let patience: Duration
  private let letTimePass: @Sendable (any Renderer) async throws -> Void
  private let heard: Heard
  private let listening: Task<Void, Never>

  /// What was said and told, shared with the task that listens.
  private final class Heard: Sendable {
    let state = Mutex(State())

    struct State {
      var reports: [Report] = []
      var log: [String] = []
      var rate = 0.0
      var stall: Stall?
    }

    /// What has come of a stall.
    enum Stall { case lasts, isOver }

    func take(_ report: Report) {
      state.withLock {
        $0.reports.append(report)
        $0.log.append("\(report.ticket) \(report.event.line)")
        switch report.event {
        case .stalled: $0.stall = .lasts
        case .buffering(let buffering) where buffering.keepsUp && $0.stall == .lasts: $0.stall = .isOver
        default: break
        }
      }
    }
  }

  init(
    _ renderer: any Renderer, _ repertoire: Repertoire, patience: Duration,
    letTimePass: @escaping @Sendable (any Renderer) async throws -> Void
  ) {
    (self.renderer, self.repertoire) = (renderer, repertoire)
    (self.patience, self.letTimePass) = (patience, letTimePass)
    let heard = Heard()
    self.heard = heard
    listening = Task { [reports = renderer.reports] in
      for await report in reports { heard.take(report) }
    }
  }

  /// Stops listening.
  func end() { listening.cancel() }

  /// All that was said so far.
  var reports: [Report] { heard.state.withLock { $0.reports } }

  func tell(_ command: Command) async {
    heard.state.withLock {
      $0.log.append("→ \(command.line)")
      switch command {
      case .setRate(let rate), .start(let rate, _, _): $0.rate = rate
      case .load, .stop: ($0.rate, $0.stall) = (0, nil)
      default: break
      }
    }
    await renderer.perform(command)
  }

  /// Waits for a report about `ticket`, later than the first `count`, that `answers`; gives what it answers.
  @discardableResult
  func expect<Answer>(
    _ expectation: String, of ticket: Int, after count: Int = 0, _ answer: (Report.Event) -> Answer?
  ) async throws -> Answer {
    let limit = ContinuousClock.now + patience
    while true {
      for report in reports.dropFirst(count) where report.ticket.number == ticket {
        if let found = answer(report.event) { return found }
      }
      guard ContinuousClock.now < limit else { throw breach(expectation) }
      await resume()
      try await letTimePass(renderer)
    }
  }

  /// Goes on after a stall once there is data again, as every player does; a busy machine may stall anything.
  private func resume() async {
    let rate = heard.state.withLock { state in
      guard state.stall == .isOver else { return 0.0 }
      state.stall = nil
      return state.rate
    }
    if rate != 0 { await tell(.setRate(rate)) }
  }

  /// Lets so much of the renderer's own time pass.
  func pass(_ duration: Duration) async throws {
    let (end, limit) = (renderer.timekeeper.now + duration, ContinuousClock.now + patience)
    while renderer.timekeeper.now < end {
      guard ContinuousClock.now < limit else { throw breach("time to pass") }
      try await letTimePass(renderer)
    }
  }

  /// Throws unless `isSo`.
  func require(_ isSo: Bool, _ expectation: String) throws {
    if !isSo { throw breach(expectation) }
  }

  /// Throws unless the two times are the same, as far as the repertoire allows.
  func require(_ time: CMTime, near other: CMTime, _ expectation: String) throws {
    try require(isNear(time, other), "\(expectation) near \(other.line), not \(time.line)")
  }

  private func isNear(_ time: CMTime, _ other: CMTime) -> Bool {
    time - other <= repertoire.tolerance && other - time <= repertoire.tolerance
  }

  func breach(_ expectation: String) -> Breach {
    Breach(expectation: expectation, log: heard.state.withLock { Array($0.log.suffix(40)) })
  }
}

// MARK: - What is done again and again

extension Audition {
  /// Loads `media` (the item unless told) and waits until it can play and stands still.
  func load(_ media: Media? = nil, at time: CMTime = .zero, ticket: Int = 1) async throws {
    let count = reports.count
    await tell(.load(media ?? repertoire.item, at: time, ticket: Ticket(ticket)))
    try await expect("ready", of: ticket, after: count) { if case .ready = $0 { true } else { nil } }
    try await expectMoving(rate: 0, of: ticket, after: count)
  }

  /// Sets `rate` and waits until time moves so.
  @discardableResult
  func setRate(_ rate: Double, ticket: Int = 1) async throws -> CMTime {
    let count = reports.count
    await tell(.setRate(rate))
    return try await expectMoving(rate: rate, of: ticket, after: count)
  }

  /// Waits until time moves at `rate`; gives where it was then.
  @discardableResult
  func expectMoving(rate: Double, of ticket: Int = 1, after count: Int = 0) async throws -> CMTime {
    try await expect("moving at rate \(rate.line)", of: ticket, after: count) {
      if case .moving(let time, rate) = $0 { time } else { nil }
    }
  }

  /// Waits until time moves at `rate` from `time`, whatever is said before.
  ///
  /// It may have moved on by as much as has passed since `begun`.
  func expectMoving(
    rate: Double, from time: CMTime, begun: ContinuousClock.Instant, of ticket: Int = 1, after count: Int = 0
  ) async throws {
    try await expect("moving at rate \(rate.line) from \(time.line)", of: ticket, after: count) {
      (event) -> Bool? in
      guard case .moving(let place, rate) = event else { return nil }
      let most =
        begun.duration(to: renderer.timekeeper.now) / .seconds(1) * rate + repertoire.tolerance.seconds
      return -repertoire.tolerance.seconds...most ~= (place - time).seconds ? true : nil
    }
  }

  func expectEnd(of ticket: Int = 1, after count: Int = 0) async throws -> CMTime {
    try await expect("the end", of: ticket, after: count) {
      if case .ended(let time) = $0 { time } else { nil }
    }
  }

  @discardableResult
  func expectFailure(of ticket: Int) async throws -> PlaybackError {
    try await expect("failure", of: ticket) { if case .failed(let error, _) = $0 { error } else { nil } }
  }

  /// Seeks there exactly and gives where it landed.
  func seek(_ number: Int, to time: CMTime, ticket: Int = 1) async throws -> CMTime {
    let count = reports.count
    await tell(.seek(Seek(number, to: time), ticket: Ticket(ticket)))
    return try await expect("the seek to arrive", of: ticket, after: count) {
      if case .sought(number, let time) = $0 { time } else { nil }
    }
  }

  /// Whether `event` was said of `ticket` since the first `count` reports.
  func wasSaid(of ticket: Int, after count: Int = 0, _ isIt: (Report.Event) -> Bool = { _ in true }) -> Bool {
    reports.dropFirst(count).contains { $0.ticket.number == ticket && isIt($0.event) }
  }

  /// A time shortly before the item's end.
  var shortlyBeforeTheEnd: CMTime { repertoire.duration - CMTime(value: 7, timescale: 10) }
}
