/// What a client asks of a test's own server.
struct Request: Sendable {
  /// The path, with its query.
  let path: String

  /// Header fields, by names in small letters.
  let fields: [String: String]

  /// How often this path has been asked for, this time included.
  let count: Int

  /// Reads the head of a request.
  init?(_ head: [UInt8], count: (String) -> Int) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), String(line[line.index(after: colon)...].drop { $0 == " " }))
    }
    path = String(words[1])
    self.fields = Dictionary(fields) { $1 }
    self.count = count(path)
  }

  /// The first byte asked for, of those who ask for a part.
  var start: Int? {
    guard let range = fields["range"], range.hasPrefix("bytes=") else { return nil }
    return Int(range.dropFirst("bytes=".count).prefix { $0.isNumber })
  }
}
