public import Foundation

/// Names a value of a `Root` that is loaded when it is asked for, such as `.duration`.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root> {
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

// Unchecked for the reason that its superclass gives; the closure is Sendable.
extension AVAsyncProperty: @unchecked Sendable {}

extension AVAsyncProperty.Status: Sendable where Value: Sendable {}

extension AVAsyncProperty.Status: Equatable where Value: Equatable {}
