public import Foundation
import Playback
import Synchronization

/// Plays items one after the other, without a gap where the media allows it.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  /// A player with an empty queue.
  nonisolated public override init() { super.init() }

  /// A player of `items`, in this order.
  nonisolated public init(items: [AVPlayerItem]) {
    super.init()
    for item in items { insert(item, after: nil) }
  }

  /// A player of `item`.
  nonisolated public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }

  /// A player of what is at `URL`.
  nonisolated public override init(url URL: URL) { super.init(url: URL) }

  nonisolated override class var firstEndAction: EndAction { .advance }

  /// The items, the current one first.
  nonisolated open func items() -> [AVPlayerItem] { core.read("items") { $0.queue } }

  /// Takes the current item out of the queue, and plays the next.
  nonisolated open func advanceToNextItem() {
    core.changeQueue { if !$0.isEmpty { $0.removeFirst() } }
  }

  /// Whether `item` may come after `afterItem` (nil: at the end).
  nonisolated open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let owner = item.home.withLock { $0.player }
    guard owner == nil || owner === core else { return false }
    return core.read { state in
      guard !state.queue.contains(where: { $0 === item }) else { return false }
      return afterItem.map { after in state.queue.contains { $0 === after } } ?? true
    }
  }

  /// Puts `item` behind `afterItem` (nil: at the end).
  nonisolated open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    core.claim(item)
    core.changeQueue { queue in
      precondition(
        !queue.contains { $0 === item },
        "An AVPlayerItem cannot occupy more than one position in a player's queue")
      let place = afterItem.map { after in queue.firstIndex { $0 === after } } ?? queue.indices.last
      precondition(afterItem == nil || place != nil, "The item to insert after is not in the player's queue")
      queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
    }
  }

  /// Takes `item` out of the queue; the next plays if it was the current one.
  nonisolated open func remove(_ item: AVPlayerItem) { core.changeQueue { $0.removeAll { $0 === item } } }

  /// Takes all items out of the queue, and stops.
  nonisolated open func removeAllItems() { core.changeQueue { $0.removeAll() } }
}
