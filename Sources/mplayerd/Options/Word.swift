/// One word of the command line, with its bytes as they came: a path need not be text.
package struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The bytes, without the closing zero.
  package let bytes: [UInt8]

  /// Keeps `bytes` as they are.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes the text's bytes in UTF-8.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Takes the literal's bytes in UTF-8.
  package init(stringLiteral text: String) { self.init(text) }

  /// The word as text; what is no UTF-8 shows as a replacement character.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the bytes are text in UTF-8.
  package var isText: Bool { Array(text.utf8) == bytes }
}
