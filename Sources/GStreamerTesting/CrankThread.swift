import Foundation
import Synchronization

/// A thread that keeps a test clock going until it is told to stop.
final class CrankThread: Sendable {
  private let isStopped = Atomic(false)

  init(_ clock: TestClock) {
    let thread = Thread { [self] in
      var patience = Patience()
      while !isStopped.load(ordering: .acquiring) {
        if patience.allows(clock.next, at: .now) {
          clock.crank()
        } else {
          // Between two waits of the pipeline there is nothing to crank for a moment: a short nap leaves the
          // processor to the threads that have to get there.
          usleep(50)
        }
      }
    }
    thread.name = "TestClock"
    thread.start()
  }

  func stop() { isStopped.store(true, ordering: .releasing) }
}
