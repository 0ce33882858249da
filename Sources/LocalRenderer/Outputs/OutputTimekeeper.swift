import GStreamer
import Playback
import Synchronization

/// The time that a local renderer's reports are reckoned by.
final class OutputTimekeeper: Timekeeper {
  private let source: Source
  private let epoch = ContinuousClock.now
  private let waiters = Mutex(Waiters())

  enum Source: Sendable {
    /// The machine's clock.
    case wall

    /// A clock given by whoever made the renderer, such as a test clock.
    case clock(Clock)

    /// What has been passed to the sinks so far, in nanoseconds of running time.
    case progress
  }

  private struct Waiters {
    var reached: Int64 = 0
    var next = 0
    var waiting: [Int: (time: Int64, resume: CheckedContinuation<Void, any Error>)] = [:]
  }

  init(_ source: Source) { self.source = source }

  var now: ContinuousClock.Instant {
    switch source {
    case .wall: .now
    case .clock(let clock): epoch + .nanoseconds(clock.time)
    case .progress: epoch + .nanoseconds(progress)
    }
  }

  /// How far an output without a clock has come, in nanoseconds of running time.
  var progress: Int64 { waiters.withLock { $0.reached } }

  /// An output without a clock has come this far.
  func advance(to running: Int64) {
    let due = waiters.withLock { waiters in
      waiters.reached = max(waiters.reached, running)
      let due = waiters.waiting.filter { $0.value.time <= waiters.reached }
      for number in due.keys { waiters.waiting[number] = nil }
      return due.values.map(\.resume)
    }
    for continuation in due { continuation.resume() }
  }

  func sleep(until instant: ContinuousClock.Instant) async throws {
    switch source {
    case .wall: try await Alarm.sleep(until: instant)
    case .clock(let clock):
      let time = clock.time + (instant - now).nanoseconds
      try await wait { number in
        let call = clock.call(at: time) { [weak self] in self?.finish(number) }
        return { call.cancel() }
      }
    case .progress:
      let time = (instant - epoch).nanoseconds
      try await wait(until: time) { _ in {} }
      advance(to: progress)
    }
  }

  /// Waits until `finish` or the task's end, whichever comes first; `start` arranges for the former.
  private func wait(until time: Int64 = .max, start: (Int) -> @Sendable () -> Void) async throws {
    let number = waiters.withLock { waiters in
      waiters.next += 1
      return waiters.next
    }
    let cancel = Mutex<(@Sendable () -> Void)?>(nil)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let isOver = waiters.withLock { waiters in
          if Task.isCancelled || waiters.reached >= time { return true }
          waiters.waiting[number] = (time, continuation)
          return false
        }
        if isOver {
          Task.isCancelled ? continuation.resume(throwing: CancellationError()) : continuation.resume()
        } else {
          let stop = start(number)
          cancel.withLock { $0 = stop }
        }
      }
    } onCancel: {
      cancel.withLock { $0 }?()
      let waiting = waiters.withLock { $0.waiting.removeValue(forKey: number) }
      waiting?.resume.resume(throwing: CancellationError())
    }
  }

  private func finish(_ number: Int) {
    waiters.withLock { $0.waiting.removeValue(forKey: number) }?.resume.resume()
  }
}

extension Duration {
  /// Whole nanoseconds.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
