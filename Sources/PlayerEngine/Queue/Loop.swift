import CoreMedia
import Foundation
import Playback
import Synchronization

/// What is behind an `AVPlayerLooper`.
final class Loop: Sendable {
  private static let replicas = 3

  private let template: AVPlayerItem
  private let range: CMTimeRange
  private let order: AVPlayerLooper.ItemOrdering
  private let observed = ObservedProperties()
  private let state: Mutex<State>

  /// How far the loop has come.
  struct State: Sendable {
    weak var player: PlayerCore?
    var status = AVPlayerLooper.Status.unknown
    var error: AVError?
    var count = 0
    var replicas: [AVPlayerItem] = []
    var rate = 0.0
    var endAction = EndAction.advance
  }

  init(_ player: PlayerCore, _ template: AVPlayerItem, range: CMTimeRange, order: AVPlayerLooper.ItemOrdering)
  {
    self.template = template
    self.range = range
    self.order = order
    state = Mutex(State(player: player))
  }

  /// Reads an observable property, and notes that it was read.
  func read<Value: Sendable>(_ name: String, _ value: (State) -> Value) -> Value {
    observed.access(name)
    return state.withLock { value($0) }
  }

  // MARK: - Beginning

  /// Pauses the player, and loops once it is known how long the item is.
  func begin() {
    guard let player = state.withLock({ $0.player }) else { return }
    let (rate, action) = player.read { ($0.transport.intent.rate, $0.transport.intent.endAction) }
    state.withLock { ($0.rate, $0.endAction) = (rate, action) }
    player.decide { state, changes in state.want(&changes) { $0.rate = 0 } }
    let asset = template.asset
    asset.loader.load { [weak self] in
      DispatchQueue.fresh.async { [weak self] in
        self?.loaded(asset.loader.loading, asset.loader.known?.duration)
      }
    }
  }

  private func loaded(_ loading: KeyLoading, _ duration: CMTime?) {
    if let error = loading.error { return fail(error) }
    guard let duration, isInside(duration) else { return fail(AVError(.operationNotSupportedForAsset)) }
    let replicas: [AVPlayerItem]? = change(["status", "loopingPlayerItems"]) { state in
      guard state.status == .unknown else { return nil }
      state.status = .ready
      state.replicas = (0..<Self.replicas).map { _ in makeReplica() }
      return state.replicas
    }
    let (player, rate) = state.withLock { ($0.player, $0.rate) }
    guard let replicas, let player else { return }
    for replica in replicas { player.claim(replica) }
    player.decide { state, changes in
      state.followers[id] = { [weak self] old, new in self?.followed(old, by: new) }
      state.want(&changes) { $0.endAction = .advance }
    }
    player.changeQueue { queue in
      queue.insert(contentsOf: replicas, at: order == .loopingItemsPrecedeExistingItems ? 0 : queue.count)
    }
    player.decide { state, changes in state.want(&changes) { if $0.rate == 0 { $0.rate = rate } } }
  }

  /// Whether there is something to loop in an item of this length.
  private func isInside(_ duration: CMTime) -> Bool {
    guard duration.isNumeric else { return !range.isValid }
    guard range.isValid else { return duration > .zero }
    return range.start >= .zero && range.end <= duration
  }

  private func makeReplica() -> AVPlayerItem {
    guard let replica = template.copy() as? AVPlayerItem else {
      preconditionFailure("A copy of an AVPlayerItem must be an AVPlayerItem.")
    }
    if range.isValid {
      replica.state.withLock { ($0.start, $0.forwardEnd) = (range.start, range.end) }
    }
    return replica
  }

  private func fail(_ error: AVError) {
    change(["status", "error"]) { ($0.status, $0.error) = (.failed, error) }
    let (player, rate) = state.withLock { ($0.player, $0.rate) }
    player?.decide { state, changes in state.want(&changes) { if $0.rate == 0 { $0.rate = rate } } }
  }

  // MARK: - Going on

  /// A copy has played: another takes its place at the end.
  private func followed(_ old: AVPlayerItem, by new: AVPlayerItem?) {
    let step: (after: AVPlayerItem?, replica: AVPlayerItem)? = change(["loopCount", "loopingPlayerItems"]) {
      state in
      guard state.status == .ready, state.replicas.contains(where: { $0 === old }) else { return nil }
      state.replicas.removeAll { $0 === old }
      if state.replicas.contains(where: { $0 === new }) { state.count += 1 }
      let replica = makeReplica()
      defer { state.replicas.append(replica) }
      return (state.replicas.last, replica)
    }
    guard let step, let player = state.withLock({ $0.player }) else { return }
    player.claim(step.replica)
    player.changeQueue { queue in
      let place = queue.firstIndex { $0 === step.after }
      queue.insert(step.replica, at: place.map { $0 + 1 } ?? 0)
    }
  }

  // MARK: - Ending

  /// Loops no more.
  func end() {
    let ended: State? = change(["status", "loopingPlayerItems"]) { state in
      guard state.status == .ready || state.status == .unknown else { return nil }
      defer { (state.status, state.replicas) = (.cancelled, []) }
      return state
    }
    guard let ended, let player = ended.player else { return }
    player.changeQueue { queue in
      let current = queue.first
      queue.removeAll { item in item !== current && ended.replicas.contains { $0 === item } }
    }
    player.decide { state, changes in
      state.followers[id] = nil
      state.want(&changes) { intent in
        intent.endAction = ended.endAction
        // It was paused only for the time until the duration is known.
        if ended.status == .unknown, intent.rate == 0 { intent.rate = ended.rate }
      }
    }
  }

  private var id: PlayerState.FollowerID { PlayerState.FollowerID(object: ObjectIdentifier(self)) }

  /// Changes the state, and tells those who observe the properties with these names; nothing, when `body` has nil to
  /// answer.
  @discardableResult
  private func change<Result: Sendable>(_ names: [String], _ body: (inout State) -> Result?) -> Result? {
    var changes = Changes()
    let result = state.withLock { state in
      let result = body(&state)
      if result != nil { changes.changed(names, of: observed) }
      return result
    }
    changes.tell()
    return result
  }
}
