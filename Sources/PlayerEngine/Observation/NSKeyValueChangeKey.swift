/// Names of what an observer of a property that is named by a string is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leads to the number of the `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")

  /// Leads to the value now, `NSNull` for none; only where `.new` was asked for.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")

  /// Leads to the value before, `NSNull` for none; only where `.old` was asked for.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")

  /// Leads to which elements changed; never there, since properties here are set as a whole.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")

  /// Leads to true where this tells of a change that is about to happen.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
