/// Bytes on their way.
public struct ByteDelivery: Sendable {
  private let end: @Sendable () -> Void

  /// A delivery that `cancel` ends; that is called at most once by whoever asked.
  public init(cancel: @escaping @Sendable () -> Void) { end = cancel }

  /// Says that no more is wanted; does no harm when all has come.
  public func cancel() { end() }
}
