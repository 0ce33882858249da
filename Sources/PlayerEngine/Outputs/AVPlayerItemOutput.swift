public import CoreMedia
public import Foundation
import Playback
import Synchronization

/// Gives out what an item plays, beside what is heard and seen of it.
///
/// Make one of its subclasses, and add it to an item with `add(_:)`. May be used from any thread.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.
  private let place = Mutex(Place())

  private struct Place {
    weak var item: AVPlayerItem?
    var suppresses = false
  }

  override init() { super.init() }

  /// Whether what this gives out is kept from being heard or seen otherwise; false unless told.
  ///
  /// Of a player that shows its pictures in a window the window is left as it is.
  open var suppressesPlayerRendering: Bool {
    get { place.withLock { $0.suppresses } }
    set {
      place.withLock { $0.suppresses = newValue }
      item?.home.withLock { $0.player }?.refresh()
    }
  }

  /// The item's time when the host's clock shows `hostTimeInSeconds`; invalid for an output of no current item.
  ///
  /// The host's clock is that of `CACurrentMediaTime()`.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
    guard let item, let player = item.home.withLock({ $0.player }), hostTimeInSeconds.isFinite else {
      return .invalid
    }
    return player.time(of: item, in: .seconds(hostTimeInSeconds - CACurrentMediaTime())) ?? .invalid
  }

  /// The item's time when the host's clock shows so many billionths of a second; invalid for an output of no current
  /// item.
  open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime {
    itemTime(forHostTime: Double(machAbsoluteTime) / 1_000_000_000)
  }

  /// The item it was added to.
  var item: AVPlayerItem? { place.withLock { $0.item } }

  /// Becomes an output of `item`; false where it is one of another already.
  func move(to item: AVPlayerItem?) -> Bool {
    place.withLock { place in
      if item != nil, place.item != nil { return false }
      place.item = item
      return true
    }
  }

  // MARK: - What subclasses hear, under the player's lock

  /// Time went from one value to another without passing those between.
  func sequenceWasFlushed(_ changes: inout Changes) {}

  /// A picture of the item is on its way.
  func pictureIsComing(_ changes: inout Changes) {}
}
