public import CoreMedia
public import Playback

/// Drives the rules of playback by hand and writes down what came in and what went out, for a test to spell out.
///
/// A line that begins with `→` is a command to the renderer, one with `!` a notice to the world. Lines of commands
/// name the renderer as soon as there is more than one. Time stands still but for `pass`.
///
///     var script = Transcript()
///     script.want("play tone") { $0.current = Entry(id: 1, media: Media(url: "tone")); $0.rate = 1 }
///     script.hear(1, .ready(Readiness(duration: CMTime(value: 60, timescale: 1))))
///     #expect(script.text == """ … """)
public struct Transcript {
  /// What was written down since the beginning, or since `forget` was called last.
  public var text: String { lines.joined(separator: "\n") }

  /// The rules that are driven.
  package private(set) var transport = Transport()

  private var lines: [String] = []
  private var now = ContinuousClock.now
  private var renderers = 0

  /// Begins with one renderer that can do what `abilities` say; that it was given its volume is not written down.
  public init(_ abilities: Abilities = .all) {
    attach(abilities)
    forget()
  }

  /// Forgets what was written down so far, so that a test may spell out only what it is about.
  public mutating func forget() { lines = [] }
}

// MARK: - What the listener does

extension Transcript {
  /// Changes what is wanted, and writes down `line` for it.
  public mutating func want(_ line: String, _ change: (inout Intent) -> Void) {
    let outcome = transport.want(at: now, change)
    record("listener: \(line)", outcome)
  }

  /// Asks to go on from `time`.
  public mutating func seek(to time: CMTime, before: CMTime = .zero, after: CMTime = .zero) {
    let (number, outcome) = transport.seek(to: time, before: before, after: after, at: now)
    record("listener: seek \(number) to \(time.line)", outcome)
  }

  /// Gives up the seek under way.
  public mutating func cancelSeeks() {
    let outcome = transport.cancelSeeks(at: now)
    record("listener: cancel seeks", outcome)
  }

  /// Goes `count` frames on.
  public mutating func step(by count: Int) {
    let outcome = transport.step(by: count, at: now)
    record("listener: step \(count)", outcome)
  }

  /// Plays at `rate` as soon as there is anything to play.
  public mutating func playImmediately(atRate rate: Double) {
    let outcome = transport.playImmediately(atRate: rate, at: now)
    record("listener: play immediately at \(rate.line)", outcome)
  }

  /// Plays `time` at `rate` so long from now; nil is wherever playback is, or as soon as may be.
  public mutating func start(rate: Double, time: CMTime?, in delay: Duration?) {
    let instant = delay.map { now + $0 }
    let outcome = transport.start(rate: rate, time: time, instant: instant, at: now)
    let when = delay.map { "in \($0)" } ?? "soon"
    record("listener: start \(time?.line ?? "here") at rate \(rate.line) \(when)", outcome)
  }

  /// Gets ready to start at `rate` at once.
  public mutating func preroll(atRate rate: Double) {
    let (number, outcome) = transport.prepare(atRate: rate, at: now)
    record("listener: preroll \(number) at rate \(rate.line)", outcome)
  }

  /// Moves to another renderer, which is given fifteen seconds to get ready.
  public mutating func attach(_ abilities: Abilities = .all) {
    renderers += 1
    let outcome = transport.attach(Slot(renderers), abilities, at: now)
    record("listener: move to renderer \(renderers)", outcome)
  }
}

// MARK: - What the renderer says, and the clock

extension Transcript {
  /// Lets the renderer (the first unless told) say `event` of the item with the ticket numbered `ticket`.
  public mutating func hear(_ ticket: Int, _ event: Report.Event, from renderer: Int = 1) {
    let outcome = transport.heard(Report(Ticket(ticket), event), from: Slot(renderer), at: now)
    let speaker = renderers > 1 ? "renderer \(renderer)" : "renderer"
    record("\(speaker): #\(ticket) \(event.line)", outcome)
  }

  /// Lets time pass, and does what is due then.
  public mutating func pass(_ duration: Duration) {
    now += duration
    let outcome = transport.tick(at: now)
    record("\(duration) later", outcome)
  }

  /// Writes down how things stand: the position, and whether time moves.
  public mutating func look() {
    lines.append("at \(transport.position(at: now).line), \(transport.timeControl.line)")
  }

  private mutating func record(_ cause: String, _ outcome: Outcome) {
    lines.append(cause)
    for addressed in outcome.commands {
      let whom = renderers > 1 ? "\(addressed.slot): " : ""
      lines.append("  → \(whom)\(addressed.command.line)")
    }
    for notice in outcome.notices where notice != .paceChanged { lines.append("  ! \(notice.line)") }
  }
}
