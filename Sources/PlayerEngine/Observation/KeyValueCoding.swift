import CoreMedia
import Foundation

/// An object whose properties can be read by their names.
protocol KeyValueCoding: AnyObject {
  func value(forKey key: String) -> Any?
  func value(forKeyPath keyPath: String) -> Any?
}

extension KeyValueCoding {
  /// The value of a property that a subclass stores; traps where it does not.
  func storedValue(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let found = level.children.first(where: { key.spellings.contains($0.label ?? "") }) {
        return boxed(found.value)
      }
      mirror = level.superclassMirror
    }
    preconditionFailure(
      "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// The value at `keyPath`, part by part; each is noted as read.
  func follow(_ keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first else { return nil }
    AccessTracker.current?.note(object: self, key: key)
    let value = value(forKey: key)
    guard parts.count > 1, let value else { return value }
    guard let object = value as? any KeyValueCoding else {
      preconditionFailure(
        "[<\(type(of: value))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(parts[1])."
      )
    }
    return object.value(forKeyPath: parts[1])
  }

  /// Ends the program, as Apple's `NSObject` does where an observer does not know what it was told of.
  func unhandled(_ keyPath: String?, of object: Any?) -> Never {
    preconditionFailure(
      """
      \(type(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
      Key path: \(keyPath ?? "nil")
      Observed object: \(object.map { "\($0)" } ?? "nil")
      """)
  }
}

extension String {
  /// The key itself, and as it is spelt with or without "is".
  var spellings: [String] {
    if hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase {
      return [self, first.lowercased() + dropFirst(3)]
    }
    return [self, "is" + prefix(1).uppercased() + dropFirst()]
  }
}

/// A value as Objective-C would have it: numbers and enumerations in an `NSNumber`, times in an `NSValue`, names as
/// strings; nil out of any number of optionals.
func boxed(_ value: Any) -> Any? {
  switch value {
  case let optional as any OptionalValue: optional.contents.flatMap(boxed)
  case let time as CMTime: NSValue(time: time)
  case let range as CMTimeRange: NSValue(timeRange: range)
  case let flag as Bool: NSNumber(value: flag)
  case let number as Int: NSNumber(value: number)
  case let number as Float: NSNumber(value: number)
  case let number as Double: NSNumber(value: number)
  case let raw as any RawRepresentable: boxed(raw.rawValue)
  default: value
  }
}

/// An optional, whatever of.
private protocol OptionalValue {
  var contents: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var contents: Any? { map { $0 as Any } }
}
