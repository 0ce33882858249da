/// How a renderer broke its contract.
public struct Breach: Error, Sendable, CustomStringConvertible {
  /// What was expected, and did not come or came otherwise.
  public let expectation: String

  /// What the renderer was told and said until then, a line each.
  public let log: [String]

  /// The expectation, and the log.
  public var description: String {
    (["Expected \(expectation), but:"] + log.map { "  \($0)" }).joined(separator: "\n")
  }
}
