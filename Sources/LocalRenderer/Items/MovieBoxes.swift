/// The boxes of an MP4's `moov`, found and written by their places.
struct MovieBoxes {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The insides of a box that hold other boxes or fields: the range behind its header.
  struct Header {
    let timescale: Int64
    let duration: Int64
    let durationOffset: Int
    let isWide: Bool
  }

  struct EditList {
    let entries: [Entry]
    let isWide: Bool

    struct Entry {
      let duration: Int64
      let mediaTime: Int64
      let durationOffset: Int
      let mediaTimeOffset: Int
    }
  }
}

// MARK: - Finding

extension MovieBoxes {
  /// The insides of every box called `name` directly in `range`, which is a box's insides or the whole `moov`.
  func all(_ name: String, inside range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = range.lowerBound
    if place == 0, text(4) == "moov" { place = 8 }
    while place + 8 <= range.upperBound {
      let size = Int(unsigned(place))
      guard size >= 8, place + size <= range.upperBound else { break }
      if text(place + 4) == name { found.append(place + 8..<place + size) }
      place += size
    }
    return found
  }

  func find(_ name: String, inside range: Range<Int>) -> Range<Int>? { all(name, inside: range).first }

  /// The fields that `mvhd` and `mdhd` share.
  func header(_ name: String, in range: Range<Int>) -> Header? {
    guard let box = find(name, inside: range), box.count >= 20 else { return nil }
    let isWide = bytes[box.lowerBound] == 1
    let scale = box.lowerBound + (isWide ? 20 : 12)
    guard scale + (isWide ? 12 : 8) <= box.upperBound else { return nil }
    return Header(
      timescale: unsigned(scale), duration: isWide ? wide(scale + 4) : unsigned(scale + 4),
      durationOffset: scale + 4,
      isWide: isWide)
  }

  func trackNumber(of track: Range<Int>) -> Int? {
    guard let box = find("tkhd", inside: track), box.count >= 24 else { return nil }
    return Int(unsigned(box.lowerBound + (bytes[box.lowerBound] == 1 ? 20 : 12)))
  }

  func handler(of track: Range<Int>) -> String? {
    guard let media = find("mdia", inside: track), let box = find("hdlr", inside: media), box.count >= 12
    else { return nil }
    return text(box.lowerBound + 8)
  }

  func editList(of track: Range<Int>) -> EditList? {
    guard let box = find("edts", inside: track).flatMap({ find("elst", inside: $0) }), box.count >= 8 else {
      return nil
    }
    let isWide = bytes[box.lowerBound] == 1
    let size = isWide ? 20 : 12
    let count = Int(unsigned(box.lowerBound + 4))
    guard count > 0, count <= 16, box.count >= 8 + count * size else { return nil }
    let entries = (0..<count).map { index in
      let place = box.lowerBound + 8 + index * size
      let time = place + (isWide ? 8 : 4)
      return EditList.Entry(
        duration: isWide ? wide(place) : unsigned(place), mediaTime: isWide ? wide(time) : signed(time),
        durationOffset: place, mediaTimeOffset: time)
    }
    return EditList(entries: entries, isWide: isWide)
  }

  /// The length of all samples of a track together, in its own units.
  func sampleTotal(of media: Range<Int>) -> Int64? {
    guard let table = find("minf", inside: media).flatMap({ find("stbl", inside: $0) }),
      let box = find("stts", inside: table), box.count >= 8
    else { return nil }
    let count = Int(unsigned(box.lowerBound + 4))
    guard count > 0, box.count >= 8 + count * 8 else { return nil }
    var total: Int64 = 0
    for index in 0..<count {
      let place = box.lowerBound + 8 + index * 8
      let (run, overflow) = unsigned(place).multipliedReportingOverflow(by: unsigned(place + 4))
      guard !overflow, run < 1 << 50, total < 1 << 50 else { return nil }
      total += run
    }
    return total
  }
}

// MARK: - Reading and writing

extension MovieBoxes {
  /// Whether these are the bytes of a `moov` box, all of them and no others.
  static func isWholeMovie(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 16, bytes[4..<8].elementsEqual("moov".utf8) else { return false }
    return bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } == bytes.count
  }

  mutating func write(_ value: Int64, wide isWide: Bool, at place: Int) {
    let size = isWide ? 8 : 4
    for index in 0..<size {
      bytes[place + index] = UInt8(truncatingIfNeeded: value >> Int64(8 * (size - 1 - index)))
    }
  }

  func unsigned(_ place: Int) -> Int64 {
    guard place + 4 <= bytes.count else { return 0 }
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int64($1) }
  }

  private func signed(_ place: Int) -> Int64 { Int64(Int32(truncatingIfNeeded: unsigned(place))) }

  func wide(_ place: Int) -> Int64 { unsigned(place) << 32 | unsigned(place + 4) }

  private func text(_ place: Int) -> String {
    guard place + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }
}
