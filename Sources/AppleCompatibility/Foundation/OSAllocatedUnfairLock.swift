import Synchronization

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked, as Apple's is: the state is used under the lock alone.
  private final class Storage {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around `initialState`.
  public init(initialState: State) { storage = Storage(initialState) }

  /// A lock around `initialState`, which need not be Sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs `body` while nobody else has the state.
  public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Runs `body`, which need not be Sendable, while nobody else has the state.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(initialState: ()) }

  /// Runs `body` while nobody else has the lock.
  public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
