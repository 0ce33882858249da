/// Counts the periods of a DASH manifest that comes by in pieces.
package struct PeriodCount: Sendable, Hashable {
  /// How many there were.
  package private(set) var count = 0

  /// The end of what came by, too short to hold the beginning of a period.
  private var rest: [UInt8] = []

  private static let word = Array("<Period".utf8)

  package init() {}

  /// Takes the next piece.
  package mutating func look(at piece: [UInt8]) {
    let bytes = rest + piece
    let width = Self.word.count
    var place = 0
    while place + width < bytes.count {
      // Other elements have names that begin like this.
      if bytes[place] == Self.word[0], bytes[place..<place + width].elementsEqual(Self.word),
        " >/\t\r\n".utf8.contains(bytes[place + width])
      {
        count += 1
      }
      place += 1
    }
    rest = Array(bytes[place...])
  }
}
