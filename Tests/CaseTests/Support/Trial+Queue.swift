import CoreMedia
import Playback

extension Trial {
  /// How an item of a queue came to its end.
  enum Outcome: Sendable, Hashable {
    /// It was heard to its end, at this time, or the next one joined it.
    case ended
    /// It failed, after so many seconds.
    case failed(PlaybackError.Code, at: Double)
  }

  /// Plays a queue as a player does: the next one is enqueued as soon as one begins, and loaded where that was too late.
  mutating func play(_ queue: [Media]) async throws -> [Outcome] {
    var line = Line(count: queue.count)
    await tell(.load(queue[0], at: .zero, ticket: line.issue(for: 0)))
    while line.current < queue.count {
      let report = try await wait(for: "the end of the queue") { Self.isTurn($0) ? $0 : nil }
      // Word of an item that has been loaded anew since is late.
      guard let place = line.places[report.ticket] else { continue }
      switch report.event {
      case .ready where place == line.current:
        await enqueue(after: place, of: queue, in: &line)
        await tell(.setRate(1))
      case .began:
        line.outcomes[line.current] = .ended
        line.current = place
        await enqueue(after: place, of: queue, in: &line)
      case .failed where place != line.current:
        line.outcomes[place] = outcome(of: report.event)
        await enqueue(after: place, of: queue, in: &line)
      case .ended, .failed:
        line.outcomes[place] = outcome(of: report.event)
        line.goOn()
        if line.current < queue.count {
          let ticket = line.issue(for: line.current)
          current = ticket
          await tell(.load(queue[line.current], at: .zero, ticket: ticket))
        }
      default: break
      }
    }
    return line.outcomes.map { $0 ?? .ended }
  }

  /// Where a queue is, and which ticket was issued for which place.
  private struct Line {
    var outcomes: [Outcome?]
    var current = 0
    var places: [Ticket: Int] = [:]
    private var issued = 0

    init(count: Int) { outcomes = Array(repeating: nil, count: count) }

    mutating func issue(for place: Int) -> Ticket {
      issued += 1
      places[Ticket(issued)] = place
      return Ticket(issued)
    }

    mutating func goOn() {
      places = [:]
      current = (current + 1..<outcomes.count).first { outcomes[$0] == nil } ?? outcomes.count
    }
  }

  private func enqueue(after place: Int, of queue: [Media], in line: inout Line) async {
    guard place + 1 < queue.count else { return }
    await tell(.enqueue(queue[place + 1], ticket: line.issue(for: place + 1)))
  }

  private func outcome(of event: Report.Event) -> Outcome {
    if case .failed(let error, let time) = event { .failed(error.code, at: time.seconds) } else { .ended }
  }

  private static func isTurn(_ report: Report) -> Bool {
    switch report.event {
    case .ready, .began, .failed, .ended: true
    default: false
    }
  }
}
