import Foundation

/// Writes MPEG transport streams whose sound has ID3 tags beside it, for tests.
package struct TaggedStream {
  /// The packets so far, of 188 bytes each.
  package private(set) var bytes: [UInt8] = []

  private var counters: [Int: UInt8] = [:]
  private static let (table, sound, tags) = (0x100, 0x101, 0x102)

  /// Begins with the tables that say what follows: sound in ADTS, and tags.
  package init() {
    writeTable([0, 1, 0xE0 | UInt8(Self.table >> 8), UInt8(Self.table & 0xFF)], kind: 0, number: 0)
    let pointer: [UInt8] =
      [0x26, 13, 0xFF, 0xFF] + Array("ID3 ".utf8) + [0xFF] + Array("ID3 ".utf8) + [0, 0x0F]
    let streams: [UInt8] =
      Self.entry(0x0F, Self.sound, []) + Self.entry(0x15, Self.tags, pointer)
    writeTable(
      [0xE0 | UInt8(Self.sound >> 8), UInt8(Self.sound & 0xFF), 0xF0, 0] + streams, kind: 2,
      number: Self.table)
  }

  /// Adds frames of sound that are due at `stamp`, in ticks of 1/90000 s.
  package mutating func add(sound frames: [UInt8], at stamp: Int64) {
    write(Self.packet(0xC0, frames, stamp), number: Self.sound, clock: stamp)
  }

  /// Adds a tag that holds from `stamp` on.
  package mutating func add(tag: [UInt8], at stamp: Int64) {
    write(Self.packet(0xBD, tag, stamp), number: Self.tags, clock: nil)
  }

  /// A tag of these frames, each four letters and what follows.
  package static func tag(_ frames: [(String, [UInt8])]) -> [UInt8] {
    let body = frames.flatMap { (id, content) -> [UInt8] in
      Array(id.utf8) + sevens(content.count) + [0, 0] + content
    }
    return Array("ID3".utf8) + [4, 0, 0] + sevens(body.count) + body
  }

  private static func sevens(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(number >> (21 - 7 * $0) & 0x7F) }
  }

  private static func entry(_ kind: UInt8, _ number: Int, _ words: [UInt8]) -> [UInt8] {
    [kind, 0xE0 | UInt8(number >> 8), UInt8(number & 0xFF), 0xF0, UInt8(words.count)] + words
  }

  private static func packet(_ kind: UInt8, _ content: [UInt8], _ stamp: Int64) -> [UInt8] {
    let time: [UInt8] = [
      UInt8(0x21 | stamp >> 29 & 0x0E), UInt8(stamp >> 22 & 0xFF), UInt8(stamp >> 14 & 0xFE | 1),
      UInt8(stamp >> 7 & 0xFF), UInt8(stamp << 1 & 0xFE | 1),
    ]
    let length = content.count + 8
    return [0, 0, 1, kind, UInt8(length >> 8), UInt8(length & 0xFF), 0x84, 0x80, 5] + time + content
  }

  private mutating func writeTable(_ content: [UInt8], kind: UInt8, number: Int) {
    let length = content.count + 9
    let head: [UInt8] = [kind, 0xB0 | UInt8(length >> 8), UInt8(length & 0xFF), 0, 1, 0xC1, 0, 0]
    let sum = Self.sum(head + content)
    write(
      [0] + head + content + (0..<4).map { UInt8(sum >> (24 - 8 * $0) & 0xFF) }, number: number, clock: nil,
      fill: 0xFF)
  }

  private static func sum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte) << 24) { sum, _ in
        sum & 0x8000_0000 != 0 ? sum << 1 ^ 0x04C1_1DB7 : sum << 1
      }
    }
  }

  private mutating func write(_ content: [UInt8], number: Int, clock: Int64?, fill: UInt8? = nil) {
    var rest = content[...]
    var begins = true
    while !rest.isEmpty {
      let counter = counters[number, default: 0]
      counters[number] = (counter + 1) & 15
      var field: [UInt8] = []
      if begins, let clock {
        let base = clock - 9000
        field = [
          0x10, UInt8(base >> 25 & 0xFF), UInt8(base >> 17 & 0xFF), UInt8(base >> 9 & 0xFF),
          UInt8(base >> 1 & 0xFF),
          UInt8(base << 7 & 0x80) | 0x7E, 0,
        ]
      }
      let room = 184 - (field.isEmpty ? 0 : field.count + 1)
      let missing = room - min(room, rest.count)
      let hasField = !field.isEmpty || missing > 0 && fill == nil
      bytes += [
        0x47, (begins ? 0x40 : 0) | UInt8(number >> 8), UInt8(number & 0xFF),
        (hasField ? 0x30 : 0x10) | counter,
      ]
      if hasField {
        // The length itself is one of the bytes that are missing.
        var stuffing = missing
        if field.isEmpty {
          stuffing -= 1
          if stuffing > 0 { field = [0]; stuffing -= 1 }
        }
        bytes += [UInt8(field.count + stuffing)] + field + [UInt8](repeating: 0xFF, count: stuffing)
      }
      bytes += rest.prefix(room)
      if let fill { bytes += [UInt8](repeating: fill, count: missing) }
      rest = rest.dropFirst(room)
      begins = false
    }
  }
}

extension TaggedStream {
  /// A tone of so many seconds in AAC at 48 kHz, frame by frame; nil where ffmpeg is not installed.
  package static func sound(seconds: Double) async throws -> [[UInt8]]? {
    let file = FileManager.default.temporaryDirectory.appending(path: "tone-\(UUID().uuidString).aac")
    let tone = ["-v", "error", "-f", "lavfi", "-i", "sine=r=48000:d=\(seconds)", "-c:a", "aac", "-f", "adts"]
    guard await Tool.run("ffmpeg", tone + [file.path]) else { return nil }
    var rest = [UInt8](try Data(contentsOf: file))[...]
    try FileManager.default.removeItem(at: file)
    var frames: [[UInt8]] = []
    while rest.count > 7 {
      let head = Array(rest.prefix(6))
      let length = Int(head[3] & 3) << 11 | Int(head[4]) << 3 | Int(head[5]) >> 5
      frames.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return frames
  }
}
