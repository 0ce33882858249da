public import Playback
import Synchronization

/// A renderer that plays nothing, but behaves as one that does.
///
/// What it plays is made up beforehand, by address; its time is that of a `FakeTimekeeper`, so that an hour passes as
/// fast as a test can say so. It writes down every command, and can be made to say anything.
public final class FakeRenderer: Renderer {
  /// What it has to say.
  public let reports: AsyncStream<Report>

  private let clock: FakeTimekeeper
  private let voice: AsyncStream<Report>.Continuation
  private let state: Mutex<State>

  private struct State {
    var playback: FakePlayback
    var commands: [Command] = []
    var alarm: Int?
  }

  /// Plays what `library` holds, by address; all else fails as not found.
  public init(
    _ library: [String: FakeMedia] = [:], abilities: Abilities = .all,
    timekeeper: FakeTimekeeper = FakeTimekeeper()
  ) {
    (reports, voice) = AsyncStream.makeStream()
    clock = timekeeper
    state = Mutex(State(playback: FakePlayback(library, abilities: abilities)))
  }

  deinit { voice.finish() }

  /// The clock it plays by.
  public var timekeeper: any Timekeeper { clock }

  /// What it can do.
  public var abilities: Abilities { state.withLock { $0.playback.abilities } }

  /// Everything it was told, in order.
  public var commands: [Command] { state.withLock { $0.commands } }

  /// The ticket of the item that is loaded.
  public var ticket: Ticket? { state.withLock { $0.playback.ticket } }

  /// Carries out `command`.
  public func perform(_ command: Command) async {
    let now = clock.now
    state.withLock { state in
      state.commands.append(command)
      for report in state.playback.perform(command, at: now) { voice.yield(report) }
    }
    setAlarm()
  }

  /// Says `event`, of the loaded item unless another `ticket` is given, whether it is so or not.
  public func say(_ event: Report.Event, of ticket: Ticket? = nil) {
    guard let ticket = ticket ?? self.ticket else { return }
    voice.yield(Report(ticket, event))
  }

  /// Ends what it has to say, as a renderer does that goes away.
  public func leave() { voice.finish() }

  /// Can do other things from now on; nobody is told.
  public func change(_ abilities: Abilities) { state.withLock { $0.playback.abilities = abilities } }

  /// Says what has come to pass, and waits for what comes next.
  private func advance() {
    let now = clock.now
    state.withLock { state in
      for report in state.playback.advance(to: now) { voice.yield(report) }
    }
    setAlarm()
  }

  private func setAlarm() {
    let (old, next) = state.withLock { ($0.alarm, $0.playback.nextInstant) }
    if let old { clock.cancelAlarm(old) }
    let alarm = next.map { clock.setAlarm(at: $0) { [weak self] in self?.advance() } }
    state.withLock { $0.alarm = alarm }
  }
}
