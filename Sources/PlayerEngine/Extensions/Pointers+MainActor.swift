// The one place, with Pointers.swift, where Apple's own signatures are pointers.

public import Foundation

/// What `KeyValueObject` is, for classes that AVFoundation ties to the main actor; all members may nevertheless be
/// used from any thread.
@preconcurrency @MainActor
open class PlaybackObject: NSObject, nonisolated KeyValueObserving, nonisolated KeyValueObserver,
  nonisolated KeyValueCoding
{
  /// An object.
  nonisolated public override init() { super.init() }

  /// Tells `observer` of each change of the property at `keyPath`, by `observeValue(forKeyPath:of:change:context:)`,
  /// until it is removed or gone.
  ///
  /// Keys may be spelt with and without their "is". Traps where the observer has no such method, which means that
  /// its file does not see the `NSObject` of `AppleCompatibility`.
  nonisolated open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    unsafe keyValueRegistry.add(observer, to: self, keyPath, options, KeyValueContext(context))
  }

  /// Tells `observer`, as it was added with `context`, no more; traps where it was not.
  nonisolated open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    unsafe keyValueRegistry.remove(observer, from: self, keyPath, KeyValueContext(context))
  }

  /// Tells `observer` of the property at `keyPath` no more; traps where it was not added.
  nonisolated open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    keyValueRegistry.remove(observer, from: self, keyPath, nil)
  }

  // The same for observers known to have the method, so that code that knows them alone can override these.

  /// Tells `observer` of each change of the property at `keyPath`.
  nonisolated open func addObserver(
    _ observer: KeyValueObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    unsafe addObserver(observer as NSObject, forKeyPath: keyPath, options: options, context: context)
  }

  /// Tells `observer`, as it was added with `context`, no more; traps where it was not.
  nonisolated open func removeObserver(
    _ observer: KeyValueObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    unsafe removeObserver(observer as NSObject, forKeyPath: keyPath, context: context)
  }

  /// Tells `observer` of the property at `keyPath` no more; traps where it was not added.
  nonisolated open func removeObserver(_ observer: KeyValueObject, forKeyPath keyPath: String) {
    removeObserver(observer as NSObject, forKeyPath: keyPath)
  }

  /// Says that the property `key` is about to change; to be followed by `didChangeValue(forKey:)`.
  nonisolated open func willChangeValue(forKey key: String) { announceChange(of: key, .coming) }

  /// Says that the property `key` has changed; observers are told before this returns.
  nonisolated open func didChangeValue(forKey key: String) { announceChange(of: key, .done) }

  /// The value of the property `key`: numbers and enumerations as `NSNumber`, times as `NSValue`.
  ///
  /// Traps where there is no such property.
  nonisolated open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

  /// The value at `keyPath`, whose parts are separated by dots; nil where one on the way is.
  nonisolated open func value(forKeyPath keyPath: String) -> Any? { follow(keyPath) }

  /// Traps: who is added as an observer overrides this, and calls it for nothing of its own.
  nonisolated open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    unhandled(keyPath, of: object)
  }
}
