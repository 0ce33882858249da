package import Playback

/// Reads the frames of ID3 tags (2.3 and 2.4).
package enum FrameReader {
  /// The frames in `bytes`, which may hold several tags; none where it begins with something else.
  package static func frames(in bytes: [UInt8]) -> [TimedTags.Frame] {
    var rest = bytes[...]
    var frames: [TimedTags.Frame] = []
    while rest.count >= 10, rest.starts(with: "ID3".utf8) {
      let head = Array(rest.prefix(10))
      let size = sevens(head[6..<10])
      let body = rest.dropFirst(10).prefix(size)
      if head[3] == 3 || head[3] == 4 {
        let isStuffed = head[5] & 0x80 != 0 && head[3] == 3
        frames += read(isStuffed ? unstuffed(body) : Array(body), version: head[3], flags: head[5])
      }
      rest = rest.dropFirst(10 + size + (head[5] & 0x10 != 0 ? 10 : 0))
    }
    return frames
  }

  private static func read(_ body: [UInt8], version: UInt8, flags: UInt8) -> [TimedTags.Frame] {
    var place = 0
    if flags & 0x40 != 0, body.count >= 4 {
      place = version == 4 ? sevens(body[0..<4]) : 4 + eights(body[0..<4])
    }
    var frames: [TimedTags.Frame] = []
    while place >= 0, place + 10 <= body.count, body[place] != 0 {
      let id = String(decoding: body[place..<place + 4], as: UTF8.self)
      let sizes = body[place + 4..<place + 8]
      let size = version == 4 ? sevens(sizes) : eights(sizes)
      let format = body[place + 9]
      place += 10
      guard size <= body.count - place, id.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) })
      else { break }
      var content = Array(body[place..<place + size])
      place += size
      if version == 4, format & 0x02 != 0 { content = unstuffed(content[...]) }
      // The length without stuffing stands in front where the frame says so.
      if version == 4, format & 0x01 != 0 { content = Array(content.dropFirst(4)) }
      // What is packed or enciphered is of no use here.
      let isPlain = version == 4 ? format & 0x0C == 0 : format & 0xC0 == 0
      if isPlain, let frame = frame(id, content) { frames.append(frame) }
    }
    return frames
  }

  private static func frame(_ id: String, _ content: [UInt8]) -> TimedTags.Frame? {
    guard let coding = content.first else { return nil }
    let rest = content.dropFirst()
    switch id {
    case "TXXX", "WXXX":
      let (info, value) = FrameText.split(rest, coding: coding)
      return .init(id, .text(FrameText.words(value, coding: id == "WXXX" ? 0 : coding)), info: info)
    case "COMM", "USLT":
      let (info, value) = FrameText.split(rest.dropFirst(3), coding: coding)
      return .init(id, .text(FrameText.words(value, coding: coding)), info: info)
    case "PRIV", "UFID":
      let (owner, value) = FrameText.split(content, coding: 0)
      return .init(id, .data(value, type: ""), info: owner)
    case "APIC":
      let (type, behind) = FrameText.split(rest, coding: 0)
      let (info, value) = FrameText.split(behind.dropFirst(), coding: coding)
      return .init(id, .data(value, type: type), info: info)
    case "GEOB":
      let (type, behind) = FrameText.split(rest, coding: 0)
      let (_, named) = FrameText.split(behind, coding: coding)
      let (info, value) = FrameText.split(named, coding: coding)
      return .init(id, .data(value, type: type), info: info)
    case _ where id.hasPrefix("T"): return .init(id, .text(FrameText.words(rest, coding: coding)))
    case _ where id.hasPrefix("W"): return .init(id, .text(FrameText.words(content, coding: 0)))
    default: return .init(id, .data(content, type: ""))
    }
  }

  /// A number of seven bits a byte.
  private static func sevens(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 7 | Int($1 & 0x7F) }
  }

  private static func eights(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Without the noughts that keep a tag from looking like sound.
  private static func unstuffed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var last: UInt8 = 0
    return bytes.filter { byte in
      defer { last = byte }
      return !(byte == 0 && last == 0xFF)
    }
  }
}
