import Dispatch
import Synchronization

/// What a server of a test waits at before it goes on.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let passes = Atomic(0)
  private let isOpened = Atomic(false)

  /// Lets whoever waits, and whoever comes, pass.
  func open() {
    isOpened.store(true, ordering: .sequentiallyConsistent)
    semaphore.signal()
  }

  /// Whether it is open.
  var isOpen: Bool { isOpened.load(ordering: .sequentiallyConsistent) }

  /// Whether it is open, and has been asked so no more than `count` times since.
  func isOpen(forTheFirst count: Int) -> Bool {
    guard isOpen else { return false }
    return passes.add(1, ordering: .sequentiallyConsistent).newValue <= count
  }

  /// Waits until it is open; gives up after a minute, so that no thread is left behind.
  func pass() {
    if semaphore.wait(timeout: .now() + 60) == .success { semaphore.signal() }
  }
}
