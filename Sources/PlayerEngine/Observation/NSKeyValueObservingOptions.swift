/// What an observer wants to be told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Tell the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)

  /// Tell the value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)

  /// Tell the present value at once, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// Tell before each change as well as after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
