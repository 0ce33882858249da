import Playback

/// Where an item is, made from a word of the command line: a URL, or a plain path of any bytes.
package struct Address: Sendable, Hashable {
  /// The escaped URI; every byte of it is ASCII.
  package let uri: String

  /// Reads `word`, a path in `directory` unless it is absolute.
  ///
  /// What begins with `scheme://`, `data:` or `file:` is a URL: what may not stand in a URL is escaped, what is escaped
  /// already stays as it is. Anything else is a path, and every byte of it is meant.
  package init(_ word: Word, in directory: String) {
    if Self.isURL(word.bytes) {
      uri = Self.escaped(word.bytes, keeping: Self.staysInURL)
    } else if word.bytes.first == Self.slash {
      uri = "file://" + Self.escaped(word.bytes, keeping: Self.staysInPath)
    } else {
      let folder = directory.hasSuffix("/") ? directory : directory + "/"
      uri = "file://" + Self.escaped(Array(folder.utf8) + word.bytes, keeping: Self.staysInPath)
    }
  }

  /// The address as it may be shown to anybody.
  package var shown: String { Redaction.address(uri) }

  /// The last part of the path, unescaped, for people.
  package var name: String {
    if uri.hasPrefix("data:") { return "data" }
    let path = shown
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return Self.unescaped(last)
  }

  // MARK: - What is what

  private static let slash = UInt8(ascii: "/")

  private static func isURL(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, isLetter(first) else {
      return false
    }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    guard scheme.utf8.allSatisfy(staysInScheme) else { return false }
    if scheme == "data" || scheme == "file" { return true }
    return bytes[(colon + 1)...].starts(with: [slash, slash])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func staysInScheme(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "+-.".utf8.contains(byte)
  }

  private static func staysInPath(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~/".utf8.contains(byte)
  }

  private static func staysInURL(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  // MARK: - Escaping

  private static let hex = Array("0123456789ABCDEF".utf8)

  private static func escaped(_ bytes: [UInt8], keeping stays: (UInt8) -> Bool) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      if stays(byte) {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func unescaped(_ text: String) -> String {
    var out: [UInt8] = []
    var rest = ArraySlice(text.utf8)
    while let byte = rest.popFirst() {
      let pair = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), pair.utf8.count == 2, let code = UInt8(pair, radix: 16) {
        out.append(code)
        rest = rest.dropFirst(2)
      } else {
        out.append(byte)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
