/// One line of an HTTP request's head.
package struct Header: Sendable, Hashable {
  /// Its name.
  package let name: String

  /// Its value.
  package let value: String

  /// Reads `Name: value`; nil when that is no header, or one that would smuggle in another.
  package init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = text[..<colon]
    guard !name.isEmpty, name.utf8.allSatisfy(Self.staysInName) else { return nil }
    let value = text[text.index(after: colon)...]
    guard value.utf8.allSatisfy({ $0 == 9 || $0 >= 0x20 && $0 != 0x7f }) else { return nil }
    self.name = String(name)
    self.value = Self.trimmed(value)
  }

  private static func staysInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let back = start.reversed().drop { $0 == " " || $0 == "\t" }
    return String(back.reversed())
  }
}
