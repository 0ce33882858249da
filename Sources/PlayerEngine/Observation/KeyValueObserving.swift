/// An object whose properties can be observed with `observe(_:options:changeHandler:)`.
///
/// There is no Objective-C runtime here to watch setters. Instead the objects of this package say which
/// property is read and which changes, and an observation follows whatever its key path reads on its way: the
/// properties of subclasses, computed properties of one's own and optional chains such as
/// `\.currentItem?.status` all work. Code that changes properties of its own says so with
/// `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
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
    subscribe(keyPath, options, changeHandler)
  }

  /// Says that the property at `keyPath` is about to change; to be followed by `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    announceChange(of: ManualChanges.anyKey, .coming)
  }

  /// Says that the property at `keyPath` has changed; observers are told before this returns.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    announceChange(of: ManualChanges.anyKey, .done)
  }

  /// The values at `keyPath`, the present one first, as they change; each is one that holds when it is taken, and
  /// those in between may be left out.
  public func values<Value: Sendable>(of keyPath: KeyPath<Self, Value>) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let observation = subscribe(keyPath, [.initial, .new]) { _, change in
      if let value = change.newValue { continuation.yield(value) }
    }
    continuation.onTermination = { _ in observation.invalidate() }
    return stream
  }
}

extension KeyValueObserving {
  private func subscribe<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let subscription = Subscription(
      self, options: options,
      read: { object in
        AccessTracker.current?.note(object: object)
        return object[keyPath: keyPath]
      }, handler: handler)
    subscription.begin()
    return NSKeyValueObservation(subscription)
  }
}

/// How far a change has come that an object announces itself.
enum ChangeStage {
  case coming, done
}

extension KeyValueObserving {
  /// Tells those who observe `key`, and those who observe properties of which they do not know the names.
  func announceChange(of key: String, _ stage: ChangeStage) {
    for subscription in manualChanges.subscriptions(to: key.spellings, of: self) {
      switch stage {
      case .coming: subscription.prepare()
      case .done:
        subscription.expect()
        subscription.update()
      }
    }
    for subscription in manualChanges.subscriptions(to: [ManualChanges.anyKey], of: self) {
      switch stage {
      case .coming: subscription.prepare()
      case .done: subscription.updateIfDifferent()
      }
    }
  }
}
