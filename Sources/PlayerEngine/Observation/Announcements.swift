import Dispatch
import Foundation
import Playback
import Synchronization

/// Calls observers and posts notifications on the main queue, in the order in which things happened.
///
/// What is to be told is added while the lock of whatever changed is held, so that the order is the true one,
/// and is told once it is free: at once where that is on the main queue already, as AVFoundation does, else
/// soon.
///
/// A notification is posted from an operation of the main `OperationQueue`, or from the main thread, and nowhere else:
/// Foundation (6.3) waits for each observer that asked for `queue: .main`, unless it finds itself on that queue. In a
/// program that serves the main queue by `dispatchMain()` or an `async` main it only does so within an operation,
/// and would wait for itself for ever. So what happens on the main queue of such a program calls its observers at once,
/// and is posted soon. Can go once `OperationQueue.current` knows `DispatchQueue.main` by its name.
final class Announcements: Sendable {
  private struct State {
    var waiting: [Announcement] = []
    var isTelling = false
    var isScheduled = false
  }

  private struct Announcement {
    let isPost: Bool
    let body: @Sendable () -> Void
  }

  /// What to do next.
  private enum Step {
    case tell(@Sendable () -> Void)
    case goOnInAnOperation
    case rest
  }

  private let state = Mutex(State())
  private let isOnMainQueue = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: isOnMainQueue, value: true) }

  /// Puts `call` to an observer behind what waits; calls nobody.
  func add(calling call: @escaping @Sendable () -> Void) {
    state.withLock { $0.waiting.append(Announcement(isPost: false, body: call)) }
  }

  /// Puts the posting of a notification behind what waits; posts nothing.
  func add(posting post: @escaping @Sendable () -> Void) {
    state.withLock { $0.waiting.append(Announcement(isPost: true, body: post)) }
  }

  /// Tells all that waits: now on the main queue, soon from elsewhere.
  ///
  /// No lock may be held.
  func tell() {
    if DispatchQueue.getSpecific(key: isOnMainQueue) == true { return tellAll() }
    let mustSchedule = state.withLock { state in
      guard !state.waiting.isEmpty, !state.isScheduled else { return false }
      state.isScheduled = true
      return true
    }
    if mustSchedule { schedule() }
  }

  private func schedule() { OperationQueue.main.addOperation { self.tellAll() } }

  /// Works through what waits; an announcement that causes others returns before those are told.
  private func tellAll() {
    let mayTell = state.withLock { state in
      state.isScheduled = false
      guard !state.isTelling else { return false }
      state.isTelling = true
      return true
    }
    guard mayTell else { return }
    let mayPost = OperationQueue.current === OperationQueue.main
    while true {
      switch next(mayPost: mayPost) {
      case .tell(let announcement): announcement()
      case .goOnInAnOperation: return schedule()
      case .rest: return
      }
    }
  }

  private func next(mayPost: Bool) -> Step {
    state.withLock { state in
      guard let place = state.waiting.firstIndex(where: { mayPost || !$0.isPost }) else {
        let isScheduled = state.isScheduled
        (state.isTelling, state.isScheduled) = (false, !state.waiting.isEmpty)
        return state.waiting.isEmpty || isScheduled ? .rest : .goOnInAnOperation
      }
      return .tell(state.waiting.remove(at: place).body)
    }
  }
}

/// The one order in which everything of this process is announced.
let announcements = Announcements()
