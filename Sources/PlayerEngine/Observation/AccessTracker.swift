import Playback
import Synchronization

/// Collects which properties of which objects are read while a key path is followed.
final class AccessTracker: Sendable {
  /// The one that collects for the code running now; nil where nobody asks.
  @TaskLocal static var current: AccessTracker?

  /// One property that was read.
  struct Access: Hashable, Sendable {
    let properties: ObservedProperties
    let name: String

    static func == (left: Access, right: Access) -> Bool {
      left.properties === right.properties && left.name == right.name
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(properties))
      hasher.combine(name)
    }
  }

  private let accesses = Mutex<Set<Access>>([])

  /// Runs `read` and tells its result together with what it read.
  static func follow<Value>(_ read: () -> Value) -> (value: Value, accesses: Set<Access>) {
    let tracker = AccessTracker()
    let value = $current.withValue(tracker, operation: read)
    return (value, tracker.accesses.withLock { $0 })
  }

  /// Notes that `name` was read.
  func note(_ name: String, of properties: ObservedProperties) {
    _ = accesses.withLock { $0.insert(Access(properties: properties, name: name)) }
  }

  /// Notes that a property of `object` was read that the object may announce a change of itself; nil as key means
  /// that its name is not known.
  func note(object: AnyObject, key: String? = nil) {
    let properties = manualChanges.properties(of: object)
    guard let key else { return note(ManualChanges.anyKey, of: properties) }
    note(key, of: properties)
  }
}
