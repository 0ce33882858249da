public import PlayerEngine

/// What classes of Apple code derive from: an `NSObject` over Foundation's, able to observe properties by strings and
/// to be observed.
///
/// A file that imports this module and no other that brings Foundation along sees this class as `NSObject`. For all
/// others, one line in any file of the module decides:
///
/// ```swift
/// typealias NSObject = AppleCompatibility.NSObject
/// ```
///
/// Its own properties are observed by what they read of players and items; what they change besides is announced
/// with `willChangeValue(forKey:)` and `didChangeValue(forKey:)`.
public typealias NSObject = KeyValueObject

extension KeyValueObject {
  /// Calls `selector` on this object.
  @discardableResult
  public func perform(_ selector: Selector) -> Any? { selector.invoke(on: self, with: []) }

  /// Calls `selector` on this object with `object`.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? {
    selector.invoke(on: self, with: [object])
  }
}
