public import Foundation
import Playback
import Synchronization

/// An observation that lasts as long as this object, or until it is told to end.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let subscription: Mutex<(any EndableSubscription)?>

  /// Keeps `subscription` going.
  init(_ subscription: any EndableSubscription) { self.subscription = Mutex(subscription) }

  /// Ends the observation; its handler is not called again.
  public func invalidate() {
    let ended = subscription.withLock { held in
      defer { held = nil }
      return held
    }
    ended?.end()
  }

  deinit { invalidate() }
}
