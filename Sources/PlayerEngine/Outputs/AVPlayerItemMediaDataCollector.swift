public import Foundation
import Playback
import Synchronization

/// Collects something of an item while it plays; make one of its subclasses.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; it has nothing of its own that changes.
  override init() { super.init() }

  /// Begins to collect, once the item can play.
  func begin(_ item: AVPlayerItem) {}

  /// Collects no more.
  func end() {}
}
