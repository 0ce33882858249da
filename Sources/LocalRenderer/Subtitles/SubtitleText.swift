/// Reads SubRip and WebVTT, in one pass from front to back, whatever is in them.
package enum SubtitleText {
  /// The cues of a file, in order of their start; nil where it holds none.
  package static func cues(in bytes: [UInt8]) -> [Cue]? {
    var cues: [Cue] = []
    var time: (start: Int64, end: Int64)?
    var lines: [Substring] = []
    func finish() {
      if let time, time.end > time.start, !lines.isEmpty {
        cues.append(Cue(start: time.start, end: time.end, text: lines.map(plain).joined(separator: "\n")))
      }
      (time, lines) = (nil, [])
    }
    for line in decoded(bytes).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let found = times(in: line) {
        // A number alone above the times belongs to this cue, and not to the one before.
        finish()
        time = found
      } else if line.allSatisfy(\.isWhitespace) {
        finish()
      } else if time != nil {
        lines.append(line)
      }
    }
    finish()
    return cues.isEmpty ? nil : cues.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The words of one cue, as a text track has them.
  package static func words(in bytes: [UInt8], isMarkup: Bool) -> String {
    let lines = decoded(bytes).split(whereSeparator: \.isNewline).map { isMarkup ? plain($0) : String($0) }
    let text = lines.joined(separator: "\n")
    guard isMarkup, text.contains("&") else { return text }
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'", "&amp;": "&"]
    return ["&lt;", "&gt;", "&quot;", "&apos;", "&#39;", "&amp;"].reduce(text) { text, name in
      text.split(separator: name, omittingEmptySubsequences: false).joined(separator: names[name] ?? "")
    }
  }

  /// UTF-8 with or without its mark, UTF-16 with one, or else Latin-1, in which every byte is a letter.
  private static func decoded(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (low, high) = isLittle ? (bytes[place], bytes[place + 1]) : (bytes[place + 1], bytes[place])
        return UInt16(high) << 8 | UInt16(low)
      }
      return String(decoding: units, as: UTF16.self)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// The two times of a line like `00:00:01,000 --> 00:00:02.5 align:start`.
  private static func times(in line: Substring) -> (start: Int64, end: Int64)? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count >= 3, words[1] == "-->", let start = time(words[0]), let end = time(words[2]) else {
      return nil
    }
    return (start, end)
  }

  /// Nanoseconds of `[hours:]minutes:seconds[,.fraction]`.
  static func time(_ word: Substring) -> Int64? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last else { return nil }
    let seconds = last.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    guard (1...2).contains(seconds.count), let whole = Int64(seconds[0]), whole >= 0 else { return nil }
    var minutes: Int64 = 0
    for part in parts.dropLast() {
      guard let number = Int64(part), (0..<1_000_000).contains(number) else { return nil }
      minutes = minutes * 60 + number
    }
    var nanoseconds: Int64 = 0
    if seconds.count == 2 {
      let digits = seconds[1].prefix(9)
      guard !digits.isEmpty, let fraction = Int64(digits), fraction >= 0 else { return nil }
      nanoseconds = (digits.count..<9).reduce(fraction) { value, _ in value * 10 }
    }
    guard whole < 1_000_000 else { return nil }
    return (minutes * 60 + whole) * 1_000_000_000 + nanoseconds
  }

  /// The words of a line without tags; a `<` that nothing closes is a letter.
  private static func plain(_ line: Substring) -> String {
    guard let lastClose = line.lastIndex(of: ">") else { return String(line) }
    var text = ""
    var isInTag = false
    for index in line.indices {
      switch line[index] {
      case "<" where !isInTag && index < lastClose: isInTag = true
      case ">" where isInTag: isInTag = false
      default: if !isInTag { text.append(line[index]) }
      }
    }
    return text
  }
}
