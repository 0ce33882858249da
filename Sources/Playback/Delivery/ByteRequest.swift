/// What a program is asked to deliver.
public struct ByteRequest: Sendable, Hashable {
  /// What the bytes are for.
  public enum Role: Sendable, Hashable {
    /// To find out what the resource is: its facts are wanted, and its first bytes.
    case facts

    /// To be played.
    case media

    /// A playlist of a stream.
    case playlist

    /// A part of a stream.
    case segment

    /// A key; its bytes must be shown to nobody.
    case key
  }

  /// The address, as the program or a playlist gave it.
  public let address: String

  /// What the bytes are for.
  public let role: Role

  /// The place of the first byte wanted.
  public let offset: Int64

  /// How many are wanted; nil means all to the end.
  public let length: Int64?

  /// Asks for `length` bytes from `offset` on.
  public init(_ address: String, for role: Role, offset: Int64 = 0, length: Int64? = nil) {
    (self.address, self.role, self.offset, self.length) = (address, role, offset, length)
  }
}
