import Playback
import Synchronization

/// One observation of one value of one object.
///
/// The object is not kept alive by it. A handler that is running when the subscription ends runs to its end.
final class Subscription<Object: KeyValueObserving, Value>: EndableSubscription, @unchecked Sendable {
  // Unchecked, because key paths and observed objects are not marked as Sendable. How to read and whom to tell are
  // constants; the value and what it was read from are kept under `lock`, the objects of this package may be read
  // from any thread, and those who are told know on which they are.
  private weak var object: Object?
  private let read: (Object) -> Value
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private let lock = Mutex(())
  private var last: Value?
  private var accesses: Set<AccessTracker.Access> = []
  private var isDue = false
  private var hasToldPrior = false
  private var hasEnded = false

  init(
    _ object: Object, options: NSKeyValueObservingOptions, read: @escaping (Object) -> Value,
    handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.options = options
    self.read = read
    self.handler = handler
  }

  var isOfUse: Bool { object != nil && !lock.withLock { _ in hasEnded } }

  /// Starts to follow the value, and tells what it is now where that is asked for.
  func begin() {
    guard let object else { return }
    let (_, now) = follow(object)
    if options.contains(.initial) { tell(object, old: nil, new: now, isPrior: false) }
  }

  func expect() { lock.withLock { _ in isDue = true } }

  func update() {
    guard let object, takeDue() else { return }
    let (before, now) = follow(object)
    tell(object, from: before, to: now)
  }

  // MARK: - Changes that the object announces itself

  func prepare() {
    guard let object, !lock.withLock({ _ in hasEnded }) else { return }
    let (_, now) = follow(object)
    guard options.contains(.prior) else { return }
    tell(object, old: now, new: nil, isPrior: true)
    lock.withLock { _ in hasToldPrior = true }
  }

  func updateIfDifferent() {
    guard let object, !lock.withLock({ _ in hasEnded }) else { return }
    let (before, now) = follow(object)
    if let before, areKnownToEqual(before, now) { return }
    tell(object, from: before, to: now)
  }

  func end() {
    let left = lock.withLock { _ in
      hasEnded = true
      defer { accesses = [] }
      return accesses
    }
    for access in left { access.properties.remove(self, from: access.name) }
  }

  // MARK: - Reading and telling

  /// Whether there is anything to tell; changes from now on are told anew, even if they lead back to the same value.
  private func takeDue() -> Bool {
    lock.withLock { _ in
      defer { isDue = false }
      return isDue && !hasEnded
    }
  }

  /// Reads the value, follows what was read from now on, and returns the value before and the one now.
  ///
  /// What was read may have changed before it was followed, of which nobody would tell: so it is read again until
  /// there is nothing new to follow, or, where a getter makes something new each time, a few times.
  private func follow(_ object: Object) -> (before: Value?, now: Value) {
    let before = lock.withLock { _ in last }
    var (value, isFollowed) = readOnce(object)
    for _ in 0..<3 where !isFollowed { (value, isFollowed) = readOnce(object) }
    return (before, value)
  }

  /// Reads the value, and whether all that was read was followed before.
  private func readOnce(_ object: Object) -> (value: Value, isFollowed: Bool) {
    let (value, read) = AccessTracker.follow { self.read(object) }
    let (gone, new) = lock.withLock { _ in
      let known = accesses
      accesses = hasEnded ? [] : read
      last = value
      return (known.subtracting(accesses), accesses.subtracting(known))
    }
    for access in gone { access.properties.remove(self, from: access.name) }
    for access in new { access.properties.add(self, to: access.name) }
    return (value, new.isEmpty)
  }

  private func tell(_ object: Object, from before: Value?, to now: Value) {
    let mustTellPrior = lock.withLock { _ in
      defer { hasToldPrior = false }
      return options.contains(.prior) && !hasToldPrior
    }
    if mustTellPrior { tell(object, old: before, new: nil, isPrior: true) }
    tell(object, old: before, new: now, isPrior: false)
  }

  private func tell(_ object: Object, old: Value?, new: Value?, isPrior: Bool) {
    let change = NSKeyValueObservedChange<Value>(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    handler(object, change)
  }
}

/// Whether two values can be compared, and are equal.
private func areKnownToEqual(_ left: Any, _ right: Any) -> Bool {
  guard let left = boxed(left), let right = boxed(right) else {
    return boxed(left) == nil && boxed(right) == nil
  }
  if let left = left as? any Equatable { return left.equals(right) }
  return (left as AnyObject) === (right as AnyObject)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
