public import Playback
import Synchronization

/// A clock that stands still until it is told to go on.
///
/// Everything that is due on the way happens on the thread that calls `advance`, in the order of its instants, before
/// `advance` returns; only tasks that slept are merely woken.
public final class FakeTimekeeper: Timekeeper {
  private let state = Mutex(State())

  private struct State {
    var now = ContinuousClock.now
    var lastAlarm = 0
    var alarms: [Alarm] = []

    /// Takes the alarm that is due next, no later than `end`, and goes on to its instant.
    mutating func next(until end: ContinuousClock.Instant) -> Alarm? {
      let due = alarms.filter { $0.instant <= end }
      guard let alarm = due.min(by: { ($0.instant, $0.number) < ($1.instant, $1.number) }) else { return nil }
      alarms.removeAll { $0.number == alarm.number }
      now = max(now, alarm.instant)
      return alarm
    }
  }

  private struct Alarm: Sendable {
    let number: Int
    let instant: ContinuousClock.Instant
    let ring: @Sendable () -> Void
  }

  /// Makes a clock of its own.
  public init() {}

  /// The present, which lasts.
  public var now: ContinuousClock.Instant { state.withLock { $0.now } }

  /// How many wait for the clock to go on.
  public var sleepers: Int { state.withLock { $0.alarms.count } }

  /// Lets `duration` pass, with everything that is due in it.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let alarm = state.withLock({ $0.next(until: end) }) { alarm.ring() }
    state.withLock { $0.now = end }
  }

  /// Returns once `instant` has come, or throws `CancellationError` when the task is cancelled first.
  public func sleep(until instant: ContinuousClock.Instant) async throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let alarm = setAlarm(at: instant) { wake.finish() }
    for await _ in wakes {}
    cancelAlarm(alarm)
    try Task.checkCancellation()
  }

  /// Calls `ring` when `instant` comes, at once if it has; answers the number to cancel it by.
  func setAlarm(at instant: ContinuousClock.Instant, _ ring: @escaping @Sendable () -> Void) -> Int {
    let (number, isDue) = state.withLock { state in
      state.lastAlarm += 1
      let isDue = instant <= state.now
      if !isDue { state.alarms.append(Alarm(number: state.lastAlarm, instant: instant, ring: ring)) }
      return (state.lastAlarm, isDue)
    }
    if isDue { ring() }
    return number
  }

  func cancelAlarm(_ number: Int) { state.withLock { $0.alarms.removeAll { $0.number == number } } }
}
