import CoreMedia
import Dispatch
import Playback
import Synchronization

/// Shows someone each picture of a player when it is due, and the one of the new place after a jump.
///
/// It is told when something may have changed, and looks for itself what is to be seen then.
final class PictureScreen: Sendable {
  private let show: @Sendable (any Picture) -> Void
  private let queue: DispatchQueue
  private let state = Mutex(State())
  private let slumber = Slumber()

  private struct State: Sendable {
    /// When pictures are due that are on their way, in item time.
    var coming: [CMTime] = []
    var shown: Shown?
  }

  private struct Shown: Equatable {
    let ticket: Ticket
    let time: CMTime
  }

  /// Calls `show` on `queue`.
  init(queue: DispatchQueue, show: @escaping @Sendable (any Picture) -> Void) {
    (self.queue, self.show) = (queue, show)
  }

  /// A picture that is due at `time` is on its way.
  func expect(_ time: CMTime) {
    state.withLock { state in
      state.coming.append(time)
      if state.coming.count > 64 { state.coming.removeFirst() }
    }
  }

  /// The next time to look at; what is behind is forgotten.
  func next(after position: CMTime, rate: Double) -> CMTime? {
    state.withLock { state in
      state.coming.removeAll { rate < 0 ? $0 > position : $0 <= position }
      return rate < 0 ? state.coming.max() : rate > 0 ? state.coming.min() : nil
    }
  }

  /// Looks, soon, at what `player` shows now, and shows it where it is another picture.
  func look(at player: PlayerCore) {
    queue.async { [weak self, weak player] in
      guard let self, let player, let (picture, ticket) = player.presentPicture else { return }
      let shown = Shown(ticket: ticket, time: picture.time)
      let isNew = self.state.withLock { state in
        defer { state.shown = shown }
        return state.shown != shown
      }
      if isNew, !self.slumber.hasEnded { self.show(picture) }
    }
  }

  /// Keeps the task that waits, in place of the one before.
  func sleep(_ task: Task<Void, Never>?) { slumber.keep(task) }

  /// Shows no more; a call that is under way runs to its end.
  func end() { slumber.end() }
}
