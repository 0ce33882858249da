/// A playlist of HTTP live streaming, as far as it tells of more than its segments.
package struct Playlist: Sendable, Hashable {
  /// Where the variants are, as they are written; none in a playlist of segments.
  package private(set) var variants: [String] = []

  /// The stretches of time that something is said of, in order.
  package private(set) var dateRanges: [DateRange] = []

  /// No segment is longer, in seconds.
  package private(set) var targetDuration: Int = 6

  /// Whether nothing will be added to it.
  package private(set) var hasEnd = false

  /// A stretch of time that something is said of.
  package struct DateRange: Sendable, Hashable {
    /// What tells it from others.
    package var id: String

    /// What kind it is of.
    package var kind: String?

    /// When it begins, as it is written.
    package var start: String?

    /// When it ends, as it is written.
    package var end: String?

    /// How long it is, in seconds.
    package var duration: Double?

    /// Whether it ends where the next of its kind begins.
    package var endsOnNext = false

    /// What is said, by its name.
    package var values: [String: Value] = [:]
  }

  /// A value of an attribute.
  package enum Value: Sendable, Hashable {
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// Bytes.
    case data([UInt8])
  }

  /// Reads a playlist; nil where `text` is none.
  package init?(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first?.hasPrefix("#EXTM3U") == true else { return nil }
    var isVariant = false
    for line in lines {
      if line.hasPrefix("#EXT-X-DATERANGE:") {
        add(PlaylistAttributes(of: line))
      } else if line.hasPrefix("#EXT-X-STREAM-INF:") {
        isVariant = true
      } else if line.hasPrefix("#EXT-X-TARGETDURATION:") {
        targetDuration = Int(line.drop { $0 != ":" }.dropFirst()) ?? targetDuration
      } else if line.hasPrefix("#EXT-X-ENDLIST") {
        hasEnd = true
      } else if !line.hasPrefix("#") {
        if isVariant { variants.append(String(line)) }
        isVariant = false
      }
    }
  }

  /// What was said before of the same range goes on; the later word holds.
  private mutating func add(_ attributes: PlaylistAttributes) {
    guard let id = attributes["ID"] else { return }
    let place = dateRanges.firstIndex { $0.id == id }
    var range = place.map { dateRanges[$0] } ?? DateRange(id: id)
    for attribute in attributes.all {
      let value = attribute.isQuoted ? .text(String(attribute.text)) : Self.value(attribute.text)
      switch (String(attribute.name), value) {
      case ("CLASS", .text(let kind)): range.kind = kind
      case ("START-DATE", .text(let date)): range.start = date
      case ("END-DATE", .text(let date)): range.end = date
      case ("DURATION", .number(let duration)): range.duration = duration
      case ("END-ON-NEXT", _): range.endsOnNext = true
      case ("ID", _), ("PLANNED-DURATION", _): break
      default: range.values[String(attribute.name)] = value
      }
    }
    if let place { dateRanges[place] = range } else { dateRanges.append(range) }
  }

  private static func value(_ text: Substring) -> Value {
    if text.lowercased().hasPrefix("0x") {
      let digits = Array(text.dropFirst(2))
      let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
        UInt8(String(digits[place...place + 1]), radix: 16)
      }
      return .data(bytes)
    }
    return Double(text).map { .number($0) } ?? .text(String(text))
  }
}
