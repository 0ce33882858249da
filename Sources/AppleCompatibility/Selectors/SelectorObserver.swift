import Foundation
import Synchronization

/// One observer that was added to a notification centre with a selector.
struct SelectorObserver: @unchecked Sendable {
  // Unchecked, because notification centres and their tokens are not marked as Sendable, but may be used from any
  // thread.
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: NSNotification.Name?
  let object: ObjectIdentifier?

  init(
    center: NotificationCenter, token: any NSObjectProtocol, name: NSNotification.Name?, object: AnyObject?
  ) {
    self.center = center
    self.token = token
    self.name = name
    self.object = object.map(ObjectIdentifier.init)
  }
}

/// The observers that were added with a selector, by the identities of the objects they are called on.
final class SelectorObservers: Sendable {
  private let observers = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

  func add(_ observer: SelectorObserver, of target: AnyObject) {
    observers.withLock { $0[ObjectIdentifier(target), default: []].append(observer) }
  }

  /// Ends those of `target` in `center` that `isMeant`.
  func remove(
    from center: NotificationCenter, of target: AnyObject, where isMeant: (SelectorObserver) -> Bool
  ) {
    let removed = observers.withLock { observers in
      let own = observers.removeValue(forKey: ObjectIdentifier(target)) ?? []
      let (gone, kept) = (
        own.filter { $0.center === center && isMeant($0) },
        own.filter { $0.center !== center || !isMeant($0) }
      )
      if !kept.isEmpty { observers[ObjectIdentifier(target)] = kept }
      return gone
    }
    for observer in removed { center.removeObserver(observer.token as Any) }
  }
}

/// All that were added with a selector in this process.
let selectorObservers = SelectorObservers()

/// The object that a selector is to be called on, which is not kept alive.
final class WeakTarget: @unchecked Sendable {
  // Unchecked, because the object need not be Sendable; whoever posts the notification knows the thread.
  private weak var held: AnyObject?

  init(_ target: AnyObject) { held = target }

  var target: AnyObject? { held }
}
