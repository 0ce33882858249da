import CoreMedia
import GStreamerTesting
import LocalRenderer
import Playback

/// A renderer on its own: what it is told, what it says and what is heard of it, as fast as it decodes.
struct Trial {
  let renderer: LocalRenderer

  /// All that was said so far.
  private(set) var heard: [Report] = []

  /// The item that is heard.
  var current = Ticket(1)

  private let capture = AudioCapture()
  private var reports: AsyncStream<Report>.Iterator

  /// A renderer that is captured.
  ///
  /// - Parameters:
  ///   - audio: where sound goes; nil captures it.
  ///   - video: where pictures go.
  ///   - clock: what it keeps time by; nil lets it run as fast as it decodes.
  ///   - delays: how long it waits before each attempt to take up a lost connection.
  init(
    audio: AudioOutput? = nil, video: VideoOutput = .null, clock: TestClock? = nil,
    delays: [Duration] = Reconnection.delays
  ) {
    renderer = LocalRenderer(
      audio: audio ?? capture.output, video: video, pace: clock == nil ? .unbound : .realTime,
      clock: clock?.clock, delays: delays)
    reports = renderer.reports.makeAsyncIterator()
  }

  func tell(_ command: Command) async { await renderer.perform(command) }

  /// Waits for the report that `answers`, whatever else is said before it.
  ///
  /// A failure of the item that is heard ends the wait, unless it answers: nothing comes after it.
  @discardableResult
  mutating func wait<Answer>(
    for awaited: String, _ answer: (Report) -> Answer?
  ) async throws -> Answer {
    while let report = await reports.next(isolation: #isolation) {
      heard.append(report)
      if case .began = report.event { current = report.ticket }
      if let found = answer(report) { return found }
      if case .failed = report.event, report.ticket == current { break }
    }
    throw Unexpected(awaited: awaited, heard: heard)
  }
}

// MARK: - What is heard

extension Trial {
  /// The sound, in pieces.
  var chunks: [AudioChunk] { capture.chunks }

  /// The sound, in one.
  var bytes: [UInt8] { capture.bytes }

  /// What was warned of.
  var warnings: [PlaybackError.Code] {
    heard.compactMap { if case .warned(let error) = $0.event { error.code } else { nil } }
  }

  /// How many frames of sound came.
  var frameCount: Int { capture.frameCount }

  /// Frames a second, as it began.
  var soundRate: Int { chunks.first?.rate ?? 0 }

  /// How many bytes a frame of it has.
  var frameSize: Int { chunks.first.map { $0.bytes.count / max(1, $0.frameCount) } ?? 1 }
}

// MARK: - What is done again and again

extension Trial {
  /// Loads and waits until the item can play.
  @discardableResult
  mutating func load(
    _ media: Media, at start: CMTime = .zero, end: CMTime? = nil, ticket: Int = 1
  ) async throws -> Readiness {
    current = Ticket(ticket)
    await tell(.load(media, at: start, ticket: current))
    if let end { await tell(.setEnd(end, ticket: Ticket(ticket))) }
    return try await ready(ticket)
  }

  /// Enqueues and waits until the follower can play.
  @discardableResult
  mutating func enqueue(_ media: Media, ticket: Int = 2) async throws -> Readiness {
    await tell(.enqueue(media, ticket: Ticket(ticket)))
    return try await ready(ticket)
  }

  private mutating func ready(_ ticket: Int) async throws -> Readiness {
    try await wait(for: "ready") { report in
      if case .ready(let readiness) = report.event, report.ticket.number == ticket { readiness } else { nil }
    }
  }

  /// Plays until nothing is left; the time at which the last item ended.
  @discardableResult
  mutating func playToTheEnd(rate: Double = 1, of ticket: Int? = nil) async throws -> CMTime {
    await tell(.setRate(rate))
    return try await wait(for: "the end") { report in
      if case .ended(let time) = report.event, ticket.map({ $0 == report.ticket.number }) ?? true {
        time
      } else {
        nil
      }
    }
  }

  /// Seeks; the time at which it arrived, or nil where it came to nothing.
  mutating func seek(to time: CMTime, number: Int = 1, ticket: Int = 1) async throws -> CMTime? {
    await tell(.seek(Seek(number, to: time), ticket: Ticket(ticket)))
    return try await wait(for: "the seek") { report -> CMTime?? in
      switch report.event {
      case .sought(number, let place): .some(place)
      case .seekFailed(number): .some(nil)
      default: nil
      }
    }
  }

  /// Waits until it stands because nothing has come; where that is, and what is said of what is loaded.
  mutating func stall() async throws -> (place: CMTime, buffering: Buffering) {
    try await wait(for: "a stall") { if case .stalled = $0.event { true } else { nil } }
    let buffering = try await wait(for: "word of what is loaded") { report in
      if case .buffering(let buffering) = report.event { buffering } else { nil }
    }
    let place = try await wait(for: "the place") { report in
      if case .moving(let place, 0) = report.event { place } else { nil }
    }
    return (place, buffering)
  }

  /// Waits for the failure of an item.
  @discardableResult
  mutating func failure(of ticket: Int = 1) async throws -> (error: PlaybackError, time: CMTime) {
    try await wait(for: "failure") { report in
      if case .failed(let error, let time) = report.event, report.ticket.number == ticket {
        (error, time)
      } else {
        nil
      }
    }
  }

  /// Loads what cannot be played, and gives the error.
  mutating func refusal(of media: Media) async throws -> PlaybackError.Code {
    await tell(.load(media, at: .zero, ticket: Ticket(1)))
    return try await failure().error.code
  }
}
