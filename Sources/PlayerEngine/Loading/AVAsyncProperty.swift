public import Foundation

/// Names a value that is loaded when it is asked for, whatever the object and the value.
open class AVAnyAsyncProperty: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; the key is a constant.

  /// The name of the value in the older calls.
  let key: String

  init(key: String) { self.key = key }

  /// The name of the value.
  open override var description: String { key }
}

/// Names a value of a `Root` that is loaded when it is asked for.
open class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: AVAnyAsyncProperty,
  @unchecked Sendable
{
  // Unchecked for the reason that its superclass gives.
}

/// Names a value of a `Root` that is loaded when it is asked for, such as `.duration`.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  // Unchecked for the reason that its superclass gives; the closure is Sendable.
  let read: @Sendable (Root) -> Value

  init(_ key: String, _ read: @escaping @Sendable (Root) -> Value) {
    self.read = read
    super.init(key: key)
  }

  /// How far loading has come.
  public enum Status {
    /// Nobody has asked for the value.
    case notYetLoaded
    /// It is on its way.
    case loading
    /// It is there.
    case loaded(Value)
    /// It cannot be had.
    case failed(NSError)
  }
}

extension AVAsyncProperty.Status: Sendable where Value: Sendable {}

extension AVAsyncProperty.Status: Equatable where Value: Equatable {}
