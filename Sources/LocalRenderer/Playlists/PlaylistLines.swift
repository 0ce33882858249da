/// The lines of an HLS playlist, and what stands in them.
enum PlaylistLines {
  /// The lines, without their ends.
  static func all(in bytes: [UInt8]) -> [String] {
    // A byte order mark may come first.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The line of a rendition, marked as the one that plays.
  static func marked(_ line: String) -> String {
    var line = line
    for word in [",DEFAULT=NO", ",DEFAULT=YES", ",AUTOSELECT=NO", ",AUTOSELECT=YES"] {
      line = line.replacing(word, with: "")
    }
    return line + ",DEFAULT=YES,AUTOSELECT=YES"
  }
}
