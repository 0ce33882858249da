/// An object whose properties can be observed with `observe(_:options:changeHandler:)`.
///
/// There is no Objective-C runtime here to watch setters. Instead the objects of this package say which
/// property is read and which changes, and an observation follows whatever its key path reads on its way: the
/// properties of subclasses, computed properties of one's own and optional chains such as
/// `\.currentItem?.status` all work.
public protocol KeyValueObserving: AnyObject {}

extension KeyValueObserving {
  /// Calls `changeHandler` on the main queue, in order, each time the value at `keyPath` changes.
  ///
  /// With `.initial` it is called once at once, on the caller's thread. The observation lasts as long as what
  /// is returned.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let subscription = Subscription(self, keyPath, options: options, handler: changeHandler)
    subscription.begin()
    return NSKeyValueObservation(subscription)
  }
}
