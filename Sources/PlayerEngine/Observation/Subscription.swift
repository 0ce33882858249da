import Playback
import Synchronization

/// An observation under way, whatever the type of what it observes.
protocol EndableSubscription: AnyObject, Sendable {
  /// Something that is observed has changed, and is to be told; may be called under a lock.
  func expect()

  /// Reads again what is observed, and tells its handler of all changes that are to be told; on the main queue.
  func update()

  /// Calls the handler no more.
  func end()
}

/// One observation of one key path of one object.
///
/// The object is not kept alive by it. A handler that is running when the subscription ends runs to its end.
final class Subscription<Object: KeyValueObserving, Value>: EndableSubscription, @unchecked Sendable {
  // Unchecked, because key paths and observed objects are not marked as Sendable. The key path is a constant;
  // the value and what it was read from are kept under `state`, and the objects of this package may be read
  // from any thread.
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
  private let lock = Mutex(())
  private var last: Value?
  private var accesses: Set<AccessTracker.Access> = []
  private var isDue = false
  private var hasEnded = false

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
    handler: @escaping @Sendable (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
  }

  /// Starts to follow the key path, and tells its present value where that is asked for.
  func begin() {
    guard let object else { return }
    let (_, now) = follow(object)
    if options.contains(.initial) { tell(object, old: nil, new: now, isPrior: false) }
  }

  func expect() { lock.withLock { _ in isDue = true } }

  func update() {
    guard let object, takeDue() else { return }
    let (before, now) = follow(object)
    if options.contains(.prior) { tell(object, old: before, new: nil, isPrior: true) }
    tell(object, old: before, new: now, isPrior: false)
  }

  /// Whether there is anything to tell; changes from now on are told anew, even if they lead back to the same value.
  private func takeDue() -> Bool {
    lock.withLock { _ in
      defer { isDue = false }
      return isDue && !hasEnded
    }
  }

  func end() {
    let left = lock.withLock { _ in
      hasEnded = true
      defer { accesses = [] }
      return accesses
    }
    for access in left { access.properties.remove(self, from: access.name) }
  }

  /// Reads the value, follows what was read from now on, and returns the value before and the one now.
  private func follow(_ object: Object) -> (before: Value?, now: Value) {
    let (value, read) = AccessTracker.follow { object[keyPath: keyPath] }
    let (before, gone, new) = lock.withLock { _ in
      let known = accesses
      accesses = hasEnded ? [] : read
      defer { last = value }
      return (last, known.subtracting(accesses), accesses.subtracting(known))
    }
    for access in gone { access.properties.remove(self, from: access.name) }
    for access in new { access.properties.add(self, to: access.name) }
    return (before, value)
  }

  private func tell(_ object: Object, old: Value?, new: Value?, isPrior: Bool) {
    let change = NSKeyValueObservedChange<Value>(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    handler(object, change)
  }
}
