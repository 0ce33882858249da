import Foundation
import Playback
import Synchronization

/// Who observes which property by a string.
final class KeyValueRegistry: Sendable {
  private let registrations = Mutex<[ObjectIdentifier: [Registration]]>([:])

  struct Registration: Sendable {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: KeyValueContext
    let subscription: any EndableSubscription

    /// Whether the observed object is still there.
    var isOfUse: Bool { subscription.isOfUse }
  }

  /// Tells `observer` of changes at `keyPath` of `object`.
  func add(
    _ observer: NSObject, to object: some KeyValueObserving & KeyValueCoding, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: KeyValueContext
  ) {
    guard let told = observer as? any KeyValueObserver else {
      // Not a precondition, whose words a release would not show.
      fatalError(
        """
        \(type(of: observer)) cannot observe "\(keyPath)": on this system only the NSObject of AppleCompatibility has \
        observeValue(forKeyPath:of:change:context:). Add "import AppleCompatibility" to its file, and \
        "typealias NSObject = AppleCompatibility.NSObject" to its module; or use observe(_:options:changeHandler:).
        """)
    }
    let reference = WeakReference(told)
    let subscription = Subscription(
      object, options: options, read: { $0.value(forKeyPath: keyPath) },
      handler: { object, change in
        guard let observer = reference.object else { return }
        context.tell(observer, keyPath, object, change.dictionary(options))
      })
    let registration = Registration(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, subscription: subscription)
    registrations.withLock { registrations in
      if registrations.count > 256 {
        registrations = registrations.filter { $0.value.contains(where: \.isOfUse) }
      }
      registrations[ObjectIdentifier(object), default: []].removeAll { !$0.isOfUse }
      registrations[ObjectIdentifier(object), default: []].append(registration)
    }
    subscription.begin()
  }

  /// Tells `observer` no more; nil as context means any.
  ///
  /// Either may be about to be released, so that only their identities count.
  func remove(
    _ observer: NSObject, from object: AnyObject, _ keyPath: String, _ context: KeyValueContext?
  ) {
    let removed = registrations.withLock { registrations -> Registration? in
      let own = registrations[ObjectIdentifier(object)] ?? []
      let place = own.lastIndex {
        $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath
          && (context == nil || $0.context == context)
      }
      guard let place else { return nil }
      defer {
        if registrations[ObjectIdentifier(object)]?.isEmpty == true {
          registrations[ObjectIdentifier(object)] = nil
        }
      }
      return registrations[ObjectIdentifier(object)]?.remove(at: place)
    }
    guard let removed else {
      preconditionFailure(
        """
        Cannot remove an observer <\(type(of: observer))> for the key path "\(keyPath)" from <\(type(of: object))> \
        because it is not registered as an observer.
        """)
    }
    removed.subscription.end()
  }
}

/// All observers of this process that name properties by strings.
let keyValueRegistry = KeyValueRegistry()

extension NSKeyValueObservedChange where Value == Any? {
  /// The change as an observer by string is told of it.
  fileprivate func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if options.contains(.new), !isPrior { dictionary[.newKey] = newValue.flatMap { $0 } ?? NSNull() }
    if options.contains(.old), let oldValue { dictionary[.oldKey] = oldValue ?? NSNull() }
    if isPrior { dictionary[.notificationIsPriorKey] = NSNumber(value: true) }
    return dictionary
  }
}
