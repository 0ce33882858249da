import Dispatch
import Playback
import Synchronization

/// Finds out, once, what there is to know of an asset, and lets those who ask know.
///
/// What is found is kept. A failure is kept as well, until the asset is loaded again after `cancel`.
final class AssetLoader: Sendable {
  private enum State {
    case unknown
    case loading(Task<Void, Never>?, [@Sendable () -> Void])
    case loaded(Readiness)
    case failed(AVError)
    case cancelled
  }

  private let described: Media
  private let source: ProgramSource?
  private let inspect: Inspect
  private let state = Mutex(State.unknown)

  /// Ends a load that gives nothing.
  private let alarm = Mutex<Alarm?>(nil)

  /// Looks into media without playing it.
  typealias Inspect = @Sendable (Media) async throws(PlaybackError) -> Readiness

  /// - Parameters:
  ///   - media: what is to be looked into.
  ///   - source: the program, where it may deliver some of it.
  ///   - inspect: how to look into it.
  init(_ media: Media, source: ProgramSource? = nil, inspect: @escaping Inspect) {
    described = media
    self.source = source
    self.inspect = inspect
  }

  /// What a renderer is told; the program has a part in it once it has said that it delivers.
  var media: Media {
    guard let source, source.isInUse else { return described }
    var media = described
    media.source = source
    return media
  }

  /// How far loading has come; never waits.
  var loading: KeyLoading {
    state.withLock { state in
      switch state {
      case .unknown: .unknown
      case .loading: .loading
      case .loaded: .loaded
      case .failed(let error): .failed(error)
      case .cancelled: .cancelled
      }
    }
  }

  /// What is known now; nil while nothing is.
  var known: Readiness? {
    state.withLock { if case .loaded(let readiness) = $0 { readiness } else { nil } }
  }

  /// Calls `handler`, which may not block, when loading has come to an end, and starts it where nobody has.
  func load(then handler: @escaping @Sendable () -> Void) {
    enum Step { case wait, begin, tell }
    let step: Step = state.withLock { state in
      switch state {
      case .loaded, .failed: return .tell
      case .loading(let task, let waiting):
        state = .loading(task, waiting + [handler])
        return .wait
      case .unknown, .cancelled:
        state = .loading(nil, [handler])
        return .begin
      }
    }
    switch step {
    case .wait: break
    case .begin: begin()
    case .tell: handler()
    }
  }

  /// What is known once loading has come to an end; waits for that, on the caller's thread; nil where it
  /// failed.
  func wait() -> Readiness? {
    if let known { return known }
    let done = DispatchSemaphore(value: 0)
    load { done.signal() }
    done.wait()
    return known
  }

  /// Gives up loading, for all who wait.
  func cancel() {
    let waiting: [@Sendable () -> Void] = state.withLock { state in
      guard case .loading(let task, let waiting) = state else { return [] }
      task?.cancel()
      state = .cancelled
      return waiting
    }
    alarm.withLock { $0 }?.cancel()
    for handler in waiting { handler() }
  }

  /// Keeps what a player found out on its own, under the player's lock; what was loaded before stays.
  func learn(_ result: Result<Readiness, AVError>, _ changes: inout Changes) {
    for handler in keep(result) { changes.resume(handler) }
  }

  private func learn(_ result: Result<Readiness, AVError>) {
    for handler in keep(result) { handler() }
  }

  /// Keeps what was found out; those who wait for it, who are to be called while no lock is held.
  private func keep(_ result: Result<Readiness, AVError>) -> [@Sendable () -> Void] {
    let waiting: [@Sendable () -> Void] = state.withLock { state in
      var handlers: [@Sendable () -> Void] = []
      switch state {
      case .loaded: return []
      case .loading(_, let waiting): handlers = waiting
      case .unknown, .failed, .cancelled: break
      }
      switch result {
      case .success(let readiness): state = .loaded(readiness)
      case .failure(let error): state = .failed(error)
      }
      return handlers
    }
    alarm.withLock { $0 }?.cancel()
    return waiting
  }

  private func begin() {
    let task = Task(executorPreference: .engine) { [media, inspect] in
      do throws(PlaybackError) {
        let readiness = try await inspect(media)
        if !Task.isCancelled { self.learn(.success(readiness)) }
      } catch {
        if !Task.isCancelled { self.learn(.failure(AVError(error))) }
      }
    }
    let isWanted = state.withLock { state in
      guard case .loading(_, let waiting) = state else { return false }
      state = .loading(task, waiting)
      return true
    }
    if isWanted { expire(task) } else { task.cancel() }
  }

  /// Gives `task` no longer than its media may give nothing.
  private func expire(_ task: Task<Void, Never>) {
    let new = Alarm(in: media.timeout) { [weak self] in
      guard let self, self.isLoading(with: task) else { return }
      task.cancel()
      self.learn(.failure(AVError(PlaybackError(.timedOut, item: self.media.url))))
    }
    alarm.withLock { $0 = new }
    if !isLoading(with: task) { new.cancel() }
  }

  private func isLoading(with task: Task<Void, Never>) -> Bool {
    state.withLock { if case .loading(task, _) = $0 { true } else { false } }
  }
}
