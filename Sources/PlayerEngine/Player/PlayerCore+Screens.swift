import CoreMedia
import Playback
import Synchronization

// Those who are shown a player's pictures.

extension PlayerCore {
  /// The picture that is seen now, and the load it belongs to; nil where there is none.
  var presentPicture: (any Picture, Ticket)? {
    guard let (item, time) = read({ state in state.queue.first.map { ($0, state.position) } }) else {
      return nil
    }
    return picture(of: item, at: time)
  }

  /// Whether the renderer that plays lets others look at its pictures; nil before there is one.
  var givesPictures: Bool? {
    read { state in state.transport.slot.flatMap { state.links[$0] }.map { $0.renderer.pictures != nil } }
  }

  /// Shows `screen` the pictures from now on.
  func add(_ screen: PictureScreen) {
    decide { state, _ in state.screens.append(screen) }
    watchPictures()
    decide { state, _ in schedule(screen, &state) }
  }

  /// Shows `screen` nothing more.
  func remove(_ screen: PictureScreen) {
    decide { state, _ in state.screens.removeAll { $0 === screen } }
    screen.sleep(nil)
  }

  /// Has `screen` look now, and when the next picture is due.
  func schedule(_ screen: PictureScreen, _ state: inout PlayerState) {
    screen.look(at: self)
    let rate = state.transport.effectiveRate
    guard let next = screen.next(after: state.position, rate: rate),
      let instant = state.transport.instant(of: next)
    else { return screen.sleep(nil) }
    let timekeeper = state.timekeeper
    screen.sleep(
      Task(executorPreference: .engine) { [weak self, weak screen] in
        // Cancelled means that another sleep has taken its place.
        do { try await timekeeper.sleep(until: instant) } catch { return }
        guard let self, let screen, !Task.isCancelled else { return }
        self.decide { state, _ in
          if state.screens.contains(where: { $0 === screen }) { self.schedule(screen, &state) }
        }
      })
  }
}
