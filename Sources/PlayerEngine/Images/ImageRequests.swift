import CoreMedia
import Dispatch
import LocalRenderer
import Playback
import Synchronization

/// The images that were asked for, made one after the other.
final class ImageRequests: Sendable {
  private let finder: StillFinder
  private let callbacks = DispatchQueue(label: "AVAssetImageGenerator")
  private let maker = QueueTaskExecutor(DispatchQueue(label: "AVAssetImageGenerator.maker"))
  private let state = Mutex(State())

  /// An image, and the time it is of.
  struct Made: Sendable {
    let image: CGImage
    let actualTime: CMTime
  }

  typealias Handler = @Sendable (Result<Made, AVError>) -> Void

  private struct Request: Sendable {
    let number: Int
    let time: CMTime
    let settings: ImageSettings
    let handler: Handler
  }

  private struct State: Sendable {
    var waiting: [Request] = []
    var current: Request?
    var task: Task<Void, Never>?
    var last = 0
  }

  init(_ finder: StillFinder) { self.finder = finder }

  /// Asks for one more; `handler` is called once, on a queue of its own.
  ///
  /// Answers a number to cancel it by.
  @discardableResult
  func add(_ time: CMTime, _ settings: ImageSettings, _ handler: @escaping Handler) -> Int {
    let number = state.withLock { state in
      state.last += 1
      state.waiting.append(Request(number: state.last, time: time, settings: settings, handler: handler))
      return state.last
    }
    goOn()
    return number
  }

  func cancelAll() {
    let (waiting, task) = state.withLock { state in
      defer { state.waiting = [] }
      return (state.waiting, state.task)
    }
    task?.cancel()
    for request in waiting { tell(request, .failure(AVError(.operationCancelled))) }
  }

  /// Gives up one that was asked for.
  func cancel(_ number: Int) {
    let (waiting, task): (Request?, Task<Void, Never>?) = state.withLock { state in
      if state.current?.number == number { return (nil, state.task) }
      guard let place = state.waiting.firstIndex(where: { $0.number == number }) else { return (nil, nil) }
      return (state.waiting.remove(at: place), nil)
    }
    task?.cancel()
    if let waiting { tell(waiting, .failure(AVError(.operationCancelled))) }
  }

  /// Begins with the next one, unless one is being made.
  private func goOn() {
    state.withLock { state in
      guard state.current == nil, !state.waiting.isEmpty else { return }
      let request = state.waiting.removeFirst()
      state.current = request
      // On a queue of its own, since turning pixels into others takes its time.
      state.task = Task(executorPreference: maker) {
        let result = await self.make(request)
        self.state.withLock { ($0.current, $0.task) = (nil, nil) }
        self.tell(request, result)
        self.goOn()
      }
    }
  }

  private func make(_ request: Request) async -> Result<Made, AVError> {
    guard let wish = request.settings.wish(at: request.time) else { return .failure(AVError(.noImageAtTime)) }
    do {
      guard let still = try await finder.still(wish), let image = request.settings.image(of: still) else {
        return .failure(AVError(.noImageAtTime))
      }
      return .success(Made(image: image, actualTime: CMTime(nanoseconds: still.time)))
    } catch let error as PlaybackError {
      return .failure(AVError(error))
    } catch {
      return .failure(AVError(.operationCancelled))
    }
  }

  private func tell(_ request: Request, _ result: Result<Made, AVError>) {
    callbacks.async { request.handler(result) }
  }
}

// MARK: - Waiting

extension ImageRequests {
  /// The image, when it is there.
  func image(at time: CMTime, _ settings: ImageSettings) async throws -> Made {
    let number = Mutex<Int?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Made, any Error>) in
        let added = add(time, settings) { continuation.resume(with: $0.mapError { $0 as any Error }) }
        number.withLock { $0 = added }
        if Task.isCancelled { cancel(added) }
      }
    } onCancel: {
      if let number = number.withLock({ $0 }) { cancel(number) }
    }
  }

  /// The image; waits on the caller's thread.
  func wait(for time: CMTime, _ settings: ImageSettings) throws -> Made {
    let done = DispatchSemaphore(value: 0)
    let made = Mutex<Result<Made, AVError>?>(nil)
    add(time, settings) { result in
      made.withLock { $0 = result }
      done.signal()
    }
    done.wait()
    guard let result = made.withLock({ $0 }) else { throw AVError(.operationCancelled) }
    return try result.get()
  }
}
