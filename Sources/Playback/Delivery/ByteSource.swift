/// The program itself as a place where bytes come from: what nothing else here can fetch, and keys.
///
/// A conformer may be asked from any thread, and by several at once.
public protocol ByteSource: AnyObject, Sendable {
  /// Whether keys are to be asked of it wherever they are, and not only those whose addresses nothing else reads.
  var deliversAllKeys: Bool { get }

  /// Asks for bytes; what comes of it is told to `answer`, from any thread, in order, until `finished`, `failed` or
  /// `elsewhere`, which are the last.
  ///
  /// Returns at once; what is at hand may be told before that.
  func ask(_ request: ByteRequest, answer: @escaping @Sendable (ByteAnswer) -> Void) -> ByteDelivery
}
