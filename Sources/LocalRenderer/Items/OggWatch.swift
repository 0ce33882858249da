package import GStreamer

/// Finds out where Vorbis ends in an Ogg file that comes by in pieces.
///
/// The last packet of Vorbis holds more samples than are to be played; how many count is said by the last page alone.
/// oggdemux of GStreamer 1.22 cuts the rest off where it reads a file, and leaves it where it is handed a stream.
package struct OggWatch: Sendable {
  /// What has come by of the page at hand.
  private var bytes: [UInt8] = []

  /// How many bytes of a page are to pass before the next one begins.
  private var skipped = 0

  /// Samples a second of each stream of Vorbis, by its serial number.
  private var rates: [UInt32: Int] = [:]

  /// The streams of which the end has come by.
  private var ended: Set<UInt32> = []

  /// Where the next piece begins if nobody has sought.
  private var passed: UInt64?

  /// Where the streams that have ended did, one after the other, in nanoseconds.
  private var end: Int64 = 0

  /// No page has more in front of its data.
  private static let headerSize = 27

  package init() {}

  /// Takes the next piece; where a stream of Vorbis ended, in nanoseconds from the beginning of the file.
  package mutating func look(at piece: [UInt8], place: PassingPlace) -> Int64? {
    var found: Int64?
    if case .handed(let offset) = place {
      if let passed, passed != offset { (bytes, skipped) = ([], 0) }
      passed = offset + UInt64(piece.count)
    }
    bytes += piece
    while true {
      let passed = min(skipped, bytes.count)
      bytes.removeFirst(passed)
      skipped -= passed
      guard skipped == 0, bytes.count >= Self.headerSize else { return found }
      guard bytes.starts(with: "OggS".utf8) else {
        // In the middle of a page, after a seek.
        let next = bytes.dropFirst().firstIndex(of: UInt8(ascii: "O")) ?? bytes.endIndex
        bytes.removeFirst(next)
        continue
      }
      let segments = Int(bytes[26])
      // Enough to read the first header of Vorbis as well.
      guard bytes.count >= Self.headerSize + segments else { return found }
      let body = bytes[27..<27 + segments].reduce(0) { $0 + Int($1) }
      let needed = min(Self.headerSize + segments + 16, Self.headerSize + segments + body)
      guard bytes.count >= needed else { return found }
      if let end = lookAtPage(dataAt: Self.headerSize + segments) { found = end }
      skipped = Self.headerSize + segments + body
    }
  }

  private mutating func lookAtPage(dataAt place: Int) -> Int64? {
    let serial = UInt32(truncatingIfNeeded: number(at: 14, bytes: 4))
    if bytes[5] & 2 != 0, bytes.dropFirst(place).starts(with: [1] + Array("vorbis".utf8)),
      bytes.count >= place + 16
    {
      rates[serial] = Int(number(at: place + 12, bytes: 4))
    }
    guard bytes[5] & 4 != 0, let rate = rates[serial], (1...1_000_000).contains(rate) else { return nil }
    let frames = number(at: 6, bytes: 8)
    guard ended.insert(serial).inserted else { return nil }
    guard frames > 0, frames / Int64(rate) < 8_640_000 else { return nil }
    let counter = FrameCounter(rate: rate, start: 0)
    end += counter.time(of: frames)
    return end
  }

  private func number(at place: Int, bytes count: Int) -> Int64 {
    bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int64($1) }
  }
}
