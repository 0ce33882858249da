public import Foundation

/// What an observer is told of one change.
public struct NSKeyValueObservedChange<Value> {
  /// Alternative name of the kinds of change.
  public typealias Kind = NSKeyValueChange

  /// What kind of change it is.
  public let kind: Kind

  /// The value now; nil unless `.new` was asked for.
  public let newValue: Value?

  /// The value before; nil unless `.old` was asked for, and in the first call of `.initial`.
  public let oldValue: Value?

  /// Which elements changed; always nil, since properties here are set as a whole.
  public let indexes: IndexSet?

  /// Whether this tells of a change that is about to happen.
  public let isPrior: Bool
}
