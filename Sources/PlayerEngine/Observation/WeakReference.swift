/// An object that is not kept alive.
final class WeakReference<Object>: @unchecked Sendable {
  // Unchecked, because the object need not be Sendable; the reference is set once, and whoever follows it knows on
  // which thread the object may be used.
  private weak var held: AnyObject?

  init(_ object: Object) { held = object as AnyObject }

  /// The object, as long as there is one.
  var object: Object? { held as? Object }
}
