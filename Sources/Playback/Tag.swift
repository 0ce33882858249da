/// One thing that media says of itself.
public struct Tag: Sendable, Hashable {
  /// GStreamer's name of the tag (`title`, `artist`, `album`, `image`, `extended-comment`, …).
  public var name: String

  /// What it says.
  public var value: Value

  /// The forms a value can take.
  public enum Value: Sendable, Hashable {
    /// Words, in UTF-8 whatever they were in.
    case text(String)

    /// A number, counted or measured.
    case number(Double)

    /// Bytes with their media type, such as a cover (`image/jpeg`).
    case data([UInt8], type: String)
  }

  /// Says `value` under `name`.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
