public import CoreMedia
import Foundation

/// Plays one item, or a part of it, over and over in a queue.
///
/// The template itself never plays: copies of it stand in the queue, and each that has played is followed by another
/// at the end. Keep the looper as long as it is to loop; when it is released the queue is as it was.
open class AVPlayerLooper: KeyValueObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its one property is a constant.
  private let loop: Loop

  /// Loops `loopRange` of `itemToLoop` (invalid: all of it), before or behind the items that `player` has already.
  ///
  /// Traps where the range is empty, or the template is in the queue itself.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
    existingItemsOrdering itemOrdering: ItemOrdering
  ) {
    precondition(!loopRange.isValid || !loopRange.isEmpty, "AVPlayerLooper cannot loop an empty time range")
    precondition(
      !player.items().contains { $0 === itemToLoop },
      "AVPlayerLooper cannot loop an item that is in the queue")
    loop = Loop(player.core, itemToLoop, range: loopRange, order: itemOrdering)
    super.init()
    loop.begin()
  }

  /// Loops `loopRange` of `itemToLoop` (invalid: all of it), before the items that `player` has already.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.init(
      player: player, templateItem: itemToLoop, timeRange: loopRange,
      existingItemsOrdering: .loopingItemsPrecedeExistingItems)
  }

  /// Loops all of `itemToLoop`, before the items that `player` has already.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  deinit { loop.end() }

  /// The value of the property `key`, in either spelling; traps where there is no such property.
  open override func value(forKey key: String) -> Any? {
    guard let path = looperKeys.path(to: key) else { return super.value(forKey: key) }
    return boxed(self[keyPath: path])
  }

  /// How far it has come.
  open var status: Status { loop.read("status") { $0.status } }

  /// Why it cannot loop; nil unless `status` is `failed`.
  open var error: (any Error)? { loop.read("error") { $0.error } }

  /// How often the item has begun again.
  open var loopCount: Int { loop.read("loopCount") { $0.count } }

  /// The copies that play, the current one first.
  open var loopingPlayerItems: [AVPlayerItem] { loop.read("loopingPlayerItems") { $0.replicas } }

  /// Loops no more: the copy that plays goes on to its end, then what else is in the queue.
  open func disableLooping() { loop.end() }
}

/// The properties that can be read, and observed, by a string.
private let looperKeys: KeyTable<AVPlayerLooper> = [
  "status": \.status,
  "error": \.error,
  "loopCount": \.loopCount,
  "loopingPlayerItems": \.loopingPlayerItems,
]
