import Playback
import Synchronization

/// Whom to tell when an object says itself that one of its properties changes, with `didChangeValue(forKey:)`.
///
/// Kept aside, by the objects' identities, because such an object may be of anybody's class; and only as long as
/// somebody observes it.
final class ManualChanges: Sendable {
  /// The name under which those are kept who read properties of the object of which they do not know the names.
  static let anyKey = "*"

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  private struct Entry: Sendable {
    let object: WeakReference<AnyObject>
    weak var properties: ObservedProperties?

    /// The properties, where they are those of this object, and not of one that was at its place before.
    func properties(of other: WeakReference<AnyObject>) -> ObservedProperties? {
      object.object === other.object ? properties : nil
    }
  }

  /// The properties of `object` that are observed; made where nobody observed any yet.
  func properties(of object: AnyObject) -> ObservedProperties {
    let (id, reference) = (ObjectIdentifier(object), WeakReference(object))
    return entries.withLock { entries -> ObservedProperties in
      if let known = entries[id]?.properties(of: reference) { return known }
      if entries.count > 64 { entries = entries.filter { $0.value.properties != nil } }
      let new = ObservedProperties()
      entries[id] = Entry(object: reference, properties: new)
      return new
    }
  }

  /// Those who are to be told that `keys` of `object` change.
  func subscriptions(to keys: [String], of object: AnyObject) -> [any EndableSubscription] {
    let reference = WeakReference(object)
    let id = ObjectIdentifier(object)
    return entries.withLock { $0[id]?.properties(of: reference) }?.subscriptions(to: keys) ?? []
  }
}

/// The objects of this process that announce changes themselves.
let manualChanges = ManualChanges()
