/// File URLs as paths.
package enum FileAddress {
  /// The bytes of the path that a `file:` URL names, with its escapes undone.
  package static func path(of url: String) -> [UInt8] {
    var rest = Array(url.utf8.dropFirst("file:".utf8.count))
    if rest.starts(with: "//".utf8) {
      rest.removeFirst(2)
      if let slash = rest.firstIndex(of: UInt8(ascii: "/")) { rest.removeFirst(slash) }
    }
    var path: [UInt8] = []
    var index = 0
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count, let high = digit(rest[index + 1]),
        let low = digit(rest[index + 2])
      {
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    return path
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
