import Dispatch

/// Calls once, at a time on the machine's monotonic clock, and leaves nothing behind when it is called off.
///
/// `Task.sleep` keeps what belongs to a sleeper until its time has come, also after it was cancelled: with time-outs of
/// many seconds that nothing ever needs, a player that starts hundreds of items a minute would grow by megabytes.
package final class Alarm: Sendable {
  private enum State {
    case set(any DispatchSourceTimer, @Sendable () -> Void)
    case over
  }

  private let state: Guarded<State>

  /// A serial queue always gets a thread, also while callers who wait hold up all those that are shared.
  private static let queue = DispatchQueue(label: "Alarm", qos: .userInitiated)

  /// Calls `body`, on a queue that all alarms share, when `delay` has passed.
  package init(in delay: Duration, _ body: @escaping @Sendable () -> Void) {
    state = Guarded(.over)
    state.withLock { state in
      let timer = DispatchSource.makeTimerSource(queue: Self.queue)
      timer.setEventHandler { [weak self] in self?.end()?() }
      timer.schedule(deadline: .now() + .nanoseconds(delay.dispatchable))
      timer.resume()
      state = .set(timer, body)
    }
  }

  deinit { cancel() }

  /// Calls it off; what was called already has been called.
  package func cancel() { _ = end() }

  /// Stops the timer; what is to be called, unless somebody else was first.
  private func end() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard case .set(let timer, let body) = state else { return nil }
      timer.cancel()
      state = .over
      return body
    }
  }
}

extension Alarm {
  /// Returns once `instant` has come, or throws `CancellationError` when the task is cancelled first.
  package static func sleep(until instant: ContinuousClock.Instant) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.sleep(until: instant, $0) }
    } onCancel: {
      sleeper.wake(.failure(CancellationError()))
    }
  }
}

extension Duration {
  /// In nanoseconds as Dispatch takes them: not before the present, and not for more than a century.
  fileprivate var dispatchable: Int {
    let century: Int64 = 100 * 365 * 86_400
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int(min(seconds, century) * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
