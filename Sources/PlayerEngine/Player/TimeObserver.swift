import CoreMedia
import Dispatch
import Playback
import Synchronization

/// One who is told of times passing; what `AVPlayer` gives out for a time observer.
final class TimeObserver: Sendable {
  private let beat: Mutex<Beat>
  private let queue: DispatchQueue
  private let block: @Sendable (CMTime) -> Void
  private let slumber = Slumber()

  /// Why an observer is asked.
  enum Cause: Sendable {
    /// The next time it waits for has come.
    case time
    /// Time runs at another pace, or is reckoned anew.
    case pace
    /// Time went from one value to another without passing those between.
    case jump
    /// It has just been added.
    case beginning
  }

  /// What there is to know of the player's time at one moment.
  struct Pulse: Sendable {
    let position: CMTime
    let rate: Double
    let hasItem: Bool

    /// Whether time stands still only for a moment, as while a seek is under way.
    let isHeld: Bool

    init(_ state: PlayerState) {
      position = state.position
      rate = state.transport.effectiveRate
      hasItem = !state.queue.isEmpty
      isHeld = rate == 0 && state.transport.timeControl == .playing
    }
  }

  /// Calls `block` on `queue`, or the main one, at the times of `beat`.
  init(_ beat: Beat, queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void) {
    self.beat = Mutex(beat)
    self.queue = queue ?? .main
    self.block = block
  }

  /// Calls the block as often as is due; returns the time that is to be waited for next.
  func pulse(_ pulse: Pulse, _ cause: Cause) -> CMTime? {
    let (calls, next) = beat.withLock { $0.pulse(pulse, cause) }
    for _ in 0..<calls { call(pulse.position) }
    return next
  }

  /// Keeps the task that waits, in place of the one before.
  func sleep(_ task: Task<Void, Never>?) { slumber.keep(task) }

  /// Calls no more; a call that is under way runs to its end.
  func end() { slumber.end() }

  private func call(_ time: CMTime) {
    queue.async { [weak self] in
      guard let self, !self.slumber.hasEnded else { return }
      self.block(time)
    }
  }
}
