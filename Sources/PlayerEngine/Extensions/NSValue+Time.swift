public import CoreMedia
public import Foundation

/// A value object around a time, a range or a mapping.
///
/// Foundation's `NSValue` cannot hold structs here, and its initialiser cannot choose a subclass; so a
/// subclass holds the value, and a factory on a protocol puts it in the place of the object being made.
private final class MediaTimeValue<Value: Hashable & Sendable>: NSValue, @unchecked Sendable {
  // Unchecked, because NSValue is not marked as Sendable; the value is a constant.
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>) {
    preconditionFailure("Use NSValue(time:), NSValue(timeRange:) or NSValue(timeMapping:) for media times.")
  }

  override func isEqual(_ other: Any?) -> Bool { (other as? MediaTimeValue<Value>)?.value == value }

  override var hash: Int { value.hashValue }

  override var description: String { String(describing: value) }

  override func copy(with zone: NSZone?) -> Any { self }
}

extension NSValue: FactoryMade {}

extension NSValue {
  /// A value object around `time`.
  public convenience init(time: CMTime) { self.init(boxing: time) }

  /// A value object around `timeRange`.
  public convenience init(timeRange: CMTimeRange) { self.init(boxing: timeRange) }

  /// A value object around `timeMapping`.
  public convenience init(timeMapping: CMTimeMapping) { self.init(boxing: timeMapping) }

  /// The time inside; invalid where something else is.
  public var timeValue: CMTime { (self as? MediaTimeValue<CMTime>)?.value ?? .invalid }

  /// The range inside; invalid where something else is.
  public var timeRangeValue: CMTimeRange { (self as? MediaTimeValue<CMTimeRange>)?.value ?? .invalid }

  /// The mapping inside; invalid where something else is.
  public var timeMappingValue: CMTimeMapping { (self as? MediaTimeValue<CMTimeMapping>)?.value ?? .invalid }

  private convenience init<Value: Hashable & Sendable>(boxing value: Value) {
    self.init(making: {
      guard let made = MediaTimeValue(value) as? Self else {
        preconditionFailure("NSValue(time:) and its like make plain NSValues, not objects of a subclass.")
      }
      return made
    })
  }
}
