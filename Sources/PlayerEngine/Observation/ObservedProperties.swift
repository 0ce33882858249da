import Observation
import Playback
import Synchronization

/// What an observable object has in place of a runtime that watches it: who reads which of its properties,
/// and whom to tell when one changes.
///
/// It serves `observe(_:options:changeHandler:)` and Swift Observation alike. The object calls `access` in
/// each getter, and `changed` after each change, once its own lock is free. Swift Observation is told at
/// once, on the thread of the change; the others on the main queue, in order.
final class ObservedProperties: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let followers = Mutex<[String: [ObjectIdentifier: any EndableSubscription]]>([:])

  /// Notes that the property `name` is being read.
  func access(_ name: String) {
    AccessTracker.current?.note(name, of: self)
    registrar.access(self, keyPath: \.[name])
  }

  /// Tells everyone concerned that the properties `names` have changed.
  func changed(_ names: some Sequence<String>) {
    for name in names { registrar.withMutation(of: self, keyPath: \.[name]) {} }
  }

  /// Those who are to be told when one of `names` changes, each once.
  func subscriptions(to names: some Sequence<String>) -> [any EndableSubscription] {
    followers.withLock { followers in
      var seen: Set<ObjectIdentifier> = []
      return names.flatMap { name in
        (followers[name] ?? [:]).values.filter { seen.insert(ObjectIdentifier($0)).inserted }
      }
    }
  }

  /// Tells `subscription` of changes of `name` from now on.
  func add(_ subscription: any EndableSubscription, to name: String) {
    followers.withLock { $0[name, default: [:]][ObjectIdentifier(subscription)] = subscription }
  }

  /// Tells `subscription` of changes of `name` no more.
  func remove(_ subscription: any EndableSubscription, from name: String) {
    followers.withLock { followers in
      followers[name]?[ObjectIdentifier(subscription)] = nil
      if followers[name]?.isEmpty == true { followers[name] = nil }
    }
  }

  /// Stands for the property `name` in the key paths that Swift Observation goes by.
  private subscript(name: String) -> String { name }
}
