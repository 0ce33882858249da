import CoreMedia
import Foundation
import Playback
import Synchronization

/// What is behind an `AVPlayer`: decisions under a lock, and lines to those who carry them out.
///
/// It does not outlive its player: when that goes, the renderers are told to stop, and nothing is told any
/// more.
final class PlayerCore: Sendable {
  let observed = ObservedProperties()
  private let state = Mutex(PlayerState())
  private let owner = Mutex(Owner())

  private struct Owner: Sendable {
    weak var player: AVPlayer?
  }

  /// The player this is behind.
  var player: AVPlayer? { owner.withLock { $0.player } }

  /// Sets the player this is behind, once.
  func serve(_ player: AVPlayer) { owner.withLock { $0.player = player } }

  /// Reads something under the lock.
  func read<Value: Sendable>(_ value: (PlayerState) -> Value) -> Value { state.withLock { value($0) } }

  /// Reads an observable property, and notes that it was read.
  func read<Value: Sendable>(_ name: String, _ value: (PlayerState) -> Value) -> Value {
    observed.access(name)
    return state.withLock { value($0) }
  }

  /// Decides something under the lock, and tells what came of it when the lock is free.
  @discardableResult
  func decide<Result: Sendable>(_ body: (inout PlayerState, inout Changes) -> Result) -> Result {
    // Whoever looks the player up under the lock must not be the last to let go of it: its end takes the lock.
    let alive = player
    defer { withExtendedLifetime(alive) {} }
    var changes = Changes()
    let (result, advances) = state.withLock { state in
      let before = PlayerFace(state)
      let (item, time) = (state.queue.first, state.position)
      let result = body(&state, &changes)
      if let item, item !== state.queue.first { leave(item, at: time, &state, &changes) }
      finish(&state, since: before, &changes)
      return (result, FollowerCalls(&state))
    }
    advances.tell()
    changes.tell()
    return result
  }

  /// Takes down how the current item fares.
  func keepLogs() { decide { _, _ in } }

  /// The player goes on from `item`, whose time is `time`.
  private func leave(
    _ item: AVPlayerItem, at time: CMTime, _ state: inout PlayerState, _ changes: inout Changes
  ) {
    item.left(at: time)
    item.follow(
      isPlaying: false, wantsToPlay: false, position: time, hasJumped: false, now: state.now, &changes)
  }

  /// Ends everything; called when the player goes.
  func close() {
    let (links, observers, watch, pictures) = state.withLock { state in
      defer { (state.links, state.timeObservers, state.watch, state.queue) = ([:], [], nil, []) }
      for screen in state.screens { screen.end() }
      state.captionWatch?.cancel()
      return (Array(state.links.values), state.timeObservers, state.watch, state.pictureWatch)
    }
    watch?.task.cancel()
    pictures?.task.cancel()
    for observer in observers { observer.end() }
    for link in links {
      link.send(.stop)
      link.finish()
    }
  }

  /// Takes in what the renderer in `slot` says.
  private func heard(_ report: Report, from slot: Slot) {
    decide { state, changes in
      let item = state.queue.first
      state.take(state.transport.heard(report, from: slot, at: state.now), &changes)
      if let item, item !== state.queue.first, let time = report.event.end {
        leave(item, at: time, &state, &changes)
      }
      guard let abilities = state.links[slot]?.renderer.abilities else { return }
      if state.transport.slot == slot, state.transport.abilities != abilities {
        state.take(state.transport.able(abilities, slot: slot, at: state.now), &changes)
      }
    }
  }

  // MARK: - Renderers

  /// Makes the line to a renderer of its own, unless there is one; done when the first item comes.
  ///
  /// Not on the caller's thread: the first renderer of a process takes its time.
  func needRenderer(_ state: inout PlayerState) {
    guard state.links.isEmpty, !state.isMakingRenderer else { return }
    state.isMakingRenderer = true
    let make = PlayerEnvironment.shared.makeRenderer
    DispatchQueue(label: "AVPlayer.renderer", qos: .userInitiated).async { [weak self] in
      guard self != nil else { return }
      let renderer = make()
      self?.decide { state, changes in
        state.isMakingRenderer = false
        guard state.links.isEmpty else { return }
        self?.attach(renderer, &state, &changes, within: .seconds(15))
      }
    }
  }

  /// Lets `renderer` play; one that plays already goes on until it is ready, or for good if it is not within
  /// `patience`.
  func attach(
    _ renderer: any Renderer, _ state: inout PlayerState, _ changes: inout Changes, within patience: Duration
  ) {
    let slot = Slot(slotNumbers.next())
    let link = RendererLink(renderer) { [weak self] report in self?.heard(report, from: slot) }
    state.links[slot] = link
    if state.transport.slot == nil { state.timekeeper = renderer.timekeeper }
    state.take(state.transport.attach(slot, renderer.abilities, within: patience, at: state.now), &changes)
  }

  // MARK: - The end of a decision

  private func finish(_ state: inout PlayerState, since before: PlayerFace, _ changes: inout Changes) {
    let now = PlayerFace(state)
    var names = now.names(changedSince: before)
    if state.pending.hasSetRate, !names.contains("timeControlStatus") { names.append("timeControlStatus") }
    state.pending.hasSetRate = false
    changes.changed(names, of: observed)
    if let player {
      for reason in state.pending.rateChanges {
        let info = [AVPlayer.rateDidChangeReasonKey: AVPlayer.RateDidChangeReason(reason)]
        changes.post(AVPlayer.rateDidChangeNotification, player, info)
      }
    }
    state.pending.rateChanges = []
    state.queue.first?.follow(
      isPlaying: now.control == .playing, wantsToPlay: now.rate != 0, position: state.position,
      hasJumped: state.pending.hasJumped, now: state.now, &changes)
    if state.pending.hasNewPace || state.pending.hasJumped { retime(&state) }
    if state.pending.hasNewPace || state.pending.hasJumped || state.pending.hasNewCaptions {
      readCaptions(&state)
    }
    state.pending.hasNewCaptions = false
    (state.pending.hasNewPace, state.pending.hasJumped) = (false, false)
    watchPictures(&state)
    keepWatch(&state)
  }

  /// Lets the time observers know that the position is to be reckoned anew.
  private func retime(_ state: inout PlayerState) {
    let hasJumped = state.pending.hasJumped
    for observer in state.timeObservers { schedule(observer, hasJumped ? .jump : .pace, &state) }
    for screen in state.screens { schedule(screen, &state) }
  }

  /// Tells `observer` what has come, and wakes it when the next is due.
  func schedule(_ observer: TimeObserver, _ cause: TimeObserver.Cause, _ state: inout PlayerState) {
    let pulse = TimeObserver.Pulse(state)
    guard let next = observer.pulse(pulse, cause), let instant = state.transport.instant(of: next) else {
      return observer.sleep(nil)
    }
    let timekeeper = state.timekeeper
    observer.sleep(
      Task(executorPreference: .engine) { [weak self, weak observer] in
        // Cancelled means that another sleep has taken its place.
        do { try await timekeeper.sleep(until: instant) } catch { return }
        guard let self, let observer, !Task.isCancelled else { return }
        self.decide { state, _ in
          if state.timeObservers.contains(where: { $0 === observer }) {
            self.schedule(observer, .time, &state)
          }
        }
      })
  }

  /// Calls the transport when it wants to be called.
  private func keepWatch(_ state: inout PlayerState) {
    let deadline = state.transport.deadline
    guard deadline != state.watch?.deadline else { return }
    state.watch?.task.cancel()
    state.watch = nil
    guard let deadline else { return }
    let timekeeper = state.timekeeper
    let task = Task(executorPreference: .engine) { [weak self] in
      // Cancelled means that another watch has taken its place.
      let now: ContinuousClock.Instant
      do { now = try await timekeeper.passage(to: deadline) } catch { return }
      self?.decide { state, changes in
        if state.watch?.deadline == deadline { state.watch = nil }
        state.take(state.transport.tick(at: max(now, state.now)), &changes)
      }
    }
    state.watch = PlayerState.Watch(deadline: deadline, task: task)
  }
}

/// The numbers of all lines to renderers.
private let slotNumbers = ItemNumbers()

extension Report.Event {
  /// The time it tells of an item that came to its end or could not go on.
  fileprivate var end: CMTime? {
    switch self {
    case .ended(let time), .failed(_, let time): time
    default: nil
    }
  }
}
