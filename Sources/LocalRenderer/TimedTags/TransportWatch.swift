/// Looks for ID3 tags in an MPEG transport stream as it comes by, which `tsdemux` of GStreamer 1.22 passes over.
///
/// A stream of tags bears the type 0x15 in the table of the programme. Stamps are those of the stream, in ticks of
/// 1/90000 s.
package struct TransportWatch: Sendable {
  /// A tag, with its stamp.
  package struct Found: Sendable, Hashable {
    package let stamp: Int64
    package let bytes: [UInt8]
  }

  /// The first stamp of each stream of sound or pictures since the last break, by its number.
  package private(set) var firstStamps: [Int: Int64] = [:]

  private var rest: [UInt8] = []
  private var tables: Set<Int> = []
  private var tagStreams: Set<Int> = []
  private var contentStreams: Set<Int> = []
  private var packets: [Int: [UInt8]] = [:]

  /// No tag is longer; what is, is left.
  private static let limit = 1 << 20

  package init() {}

  /// What follows does not belong to what came.
  package mutating func breakOff() { (rest, packets, firstStamps) = ([], [:], [:]) }

  /// Looks at the next bytes; the tags that are whole by now.
  package mutating func look(at bytes: [UInt8]) -> [Found] {
    let all = rest.isEmpty ? bytes : rest + bytes
    var found: [Found] = []
    var place = 0
    while place + 188 <= all.count {
      guard all[place] == 0x47 else {
        place += 1
        continue
      }
      look(at: all[place..<place + 188], &found)
      place += 188
    }
    rest = Array(all[place...])
    return found
  }

  private mutating func look(at packet: ArraySlice<UInt8>, _ found: inout [Found]) {
    let start = packet.startIndex
    let number = Int(packet[start + 1] & 0x1F) << 8 | Int(packet[start + 2])
    let isTable = number == 0 || tables.contains(number)
    guard isTable || tagStreams.contains(number) || contentStreams.contains(number),
      packet[start + 3] & 0x10 != 0
    else { return }
    let begins = packet[start + 1] & 0x40 != 0
    let skipped = packet[start + 3] & 0x20 == 0 ? 4 : 5 + Int(packet[start + 4])
    guard skipped < 188 else { return }
    let content = packet[(start + skipped)...]
    if isTable {
      if begins { readTable(content, of: number) }
    } else if tagStreams.contains(number) {
      collect(content, of: number, begins: begins, &found)
    } else if begins, firstStamps[number] == nil, let stamp = Self.head(of: content)?.stamp {
      firstStamps[number] = stamp
    }
  }

  // MARK: - What streams there are

  /// Reads a table that fits into one packet, as those of a stream with few tracks do.
  private mutating func readTable(_ content: ArraySlice<UInt8>, of number: Int) {
    guard let pointer = content.first else { return }
    let table = Array(content.dropFirst(1 + Int(pointer)))
    guard table.count >= 8 else { return }
    let length = 3 + (Int(table[1] & 0x0F) << 8 | Int(table[2])) - 4
    guard length <= table.count else { return }
    if number == 0, table[0] == 0 {
      for place in stride(from: 8, to: length - 3, by: 4) where table[place] != 0 || table[place + 1] != 0 {
        tables.insert(Int(table[place + 2] & 0x1F) << 8 | Int(table[place + 3]))
      }
    } else if table[0] == 2, table.count > 12 {
      var place = 12 + (Int(table[10] & 0x0F) << 8 | Int(table[11]))
      while place + 5 <= length {
        let stream = Int(table[place + 1] & 0x1F) << 8 | Int(table[place + 2])
        if table[place] == 0x15 { tagStreams.insert(stream) } else { contentStreams.insert(stream) }
        place += 5 + (Int(table[place + 3] & 0x0F) << 8 | Int(table[place + 4]))
      }
    }
  }

  // MARK: - Tags

  private mutating func collect(
    _ content: ArraySlice<UInt8>, of number: Int, begins: Bool, _ found: inout [Found]
  ) {
    if begins {
      // What had no length of its own ends where the next begins.
      if let whole = packets.removeValue(forKey: number) { finish(whole, &found) }
      packets[number] = Array(content)
    } else if packets[number] != nil {
      packets[number]? += content
    }
    guard let packet = packets[number] else { return }
    if packet.count > Self.limit { packets[number] = nil }
    guard packet.count >= 6 else { return }
    let length = Int(packet[4]) << 8 | Int(packet[5])
    guard length > 0, packet.count >= 6 + length else { return }
    packets[number] = nil
    finish(Array(packet[..<(6 + length)]), &found)
  }

  private func finish(_ packet: [UInt8], _ found: inout [Found]) {
    guard let head = Self.head(of: packet[...]), head.size <= packet.count else { return }
    let bytes = Array(packet[head.size...])
    if bytes.starts(with: "ID3".utf8) { found.append(Found(stamp: head.stamp, bytes: bytes)) }
  }

  /// The stamp of a packet and how long its head is; nil for one without.
  private static func head(of packet: ArraySlice<UInt8>) -> (stamp: Int64, size: Int)? {
    let start = packet.startIndex
    guard packet.count >= 14, packet.starts(with: [0, 0, 1]), packet[start + 7] & 0x80 != 0 else {
      return nil
    }
    let parts = packet[(start + 9)..<(start + 14)].map(Int64.init)
    let high = (parts[0] >> 1 & 7) << 30
    let middle = (parts[1] << 7 | parts[2] >> 1) << 15
    return (high | middle | parts[3] << 7 | parts[4] >> 1, 9 + Int(packet[start + 8]))
  }
}
