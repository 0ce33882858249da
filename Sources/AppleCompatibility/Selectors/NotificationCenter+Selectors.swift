public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls `selector` on `observer` with each notification called `name` (nil: any) of `object` (nil: of any), on
  /// the thread that posts it, until the observer is removed or gone.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    let reference = WeakTarget(target)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let target = reference.target { selector.invoke(on: target, with: [notification]) }
    }
    selectorObservers.add(
      SelectorObserver(center: self, token: token, name: name, object: object.map { $0 as AnyObject }),
      of: target)
  }

  /// Tells `observer` of nothing more, whether it was added with a selector or is what `addObserver` returned.
  public func removeObserver(_ observer: some AnyObject) {
    selectorObservers.remove(from: self, of: observer) { _ in true }
    removeObserver(observer as Any)
  }

  /// Tells `observer`, which was added with a selector, no more of notifications called `name` (nil: any) of `object`
  /// (nil: of any).
  public func removeObserver(_ observer: some AnyObject, name: NSNotification.Name?, object: Any?) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    selectorObservers.remove(from: self, of: observer) {
      (name == nil || $0.name == name) && (object == nil || $0.object == object)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}
