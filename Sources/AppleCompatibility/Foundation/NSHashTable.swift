public import Foundation
import Synchronization

/// A set of objects that it may not keep alive; for one thread at a time.
open class NSHashTable<ObjectType: AnyObject>: Foundation.NSObject {
  private enum Member {
    case weak(WeakTarget)
    case strong(ObjectType)

    var object: ObjectType? {
      switch self {
      case .weak(let reference): reference.target as? ObjectType
      case .strong(let object): object
      }
    }
  }

  private let isWeak: Bool
  private var members: [ObjectIdentifier: Member] = [:]

  /// A set that keeps its objects alive.
  public override init() {
    isWeak = false
    super.init()
  }

  private init(weak: Void) {
    isWeak = true
    super.init()
  }

  /// A set that does not keep its objects alive: those that are gone are in it no more.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(weak: ()) }

  /// The objects, in any order.
  open var allObjects: [ObjectType] { members.values.compactMap(\.object) }

  /// One of the objects; nil where there are none.
  open var anyObject: ObjectType? { allObjects.first }

  /// How many objects there are.
  open var count: Int { allObjects.count }

  /// Puts `object` in; nil is ignored.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    members = members.filter { $0.value.object != nil }
    members[ObjectIdentifier(object)] = isWeak ? .weak(WeakTarget(object)) : .strong(object)
  }

  /// Takes `object` out; nil is ignored.
  open func remove(_ object: ObjectType?) {
    if let object { members[ObjectIdentifier(object)] = nil }
  }

  /// Takes all objects out.
  open func removeAllObjects() { members = [:] }

  /// Whether `anObject` is in it.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { members[ObjectIdentifier($0)]?.object === $0 } ?? false
  }
}
