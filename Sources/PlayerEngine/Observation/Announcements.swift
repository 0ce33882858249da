import Dispatch
import Playback
import Synchronization

/// Calls observers and posts notifications on the main queue, in the order in which things happened.
///
/// What is to be told is added while the lock of whatever changed is held, so that the order is the true one,
/// and is told once it is free: at once where that is on the main queue already, as AVFoundation does, else
/// soon.
final class Announcements: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var isTelling = false
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let isOnMainQueue = DispatchSpecificKey<Bool>()

  init() { DispatchQueue.main.setSpecific(key: isOnMainQueue, value: true) }

  /// Puts `announcement` behind those that wait; calls nobody.
  func add(_ announcement: @escaping @Sendable () -> Void) {
    state.withLock { $0.waiting.append(announcement) }
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
    if mustSchedule { DispatchQueue.main.async { self.tellAll() } }
  }

  /// Works through what waits; an announcement that causes others returns before those are told.
  private func tellAll() {
    let mayTell = state.withLock { state in
      state.isScheduled = false
      guard !state.isTelling else { return false }
      state.isTelling = true
      return true
    }
    guard mayTell else { return }
    while let announcement = next() { announcement() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isTelling = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}

/// The one order in which everything of this process is announced.
let announcements = Announcements()
