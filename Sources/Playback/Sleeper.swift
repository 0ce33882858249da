/// A task that waits for an alarm or for its own end, whichever comes first.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>, Alarm)
    case woken
  }

  private let state = Guarded(State.awake)

  func sleep(until instant: ContinuousClock.Instant, _ continuation: CheckedContinuation<Void, any Error>) {
    let isLate = state.withLock { state in
      if case .woken = state { return true }
      state = .asleep(
        continuation,
        Alarm(in: ContinuousClock.now.duration(to: instant)) { [weak self] in self?.wake(.success(())) })
      return false
    }
    if isLate { continuation.resume(throwing: CancellationError()) }
  }

  func wake(_ result: Result<Void, any Error>) {
    let sleeping: (CheckedContinuation<Void, any Error>, Alarm)? = state.withLock { state in
      defer { state = .woken }
      if case .asleep(let continuation, let alarm) = state { return (continuation, alarm) }
      return nil
    }
    sleeping?.1.cancel()
    sleeping?.0.resume(with: result)
  }
}
