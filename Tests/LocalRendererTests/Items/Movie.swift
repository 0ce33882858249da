/// A `moov` box with one track, as ffmpeg writes it.
struct Movie {
  var edits: [(Int, Int)] = [(4000, 1024)]
  var handler = "soun"
  var isFragmented = false

  var bytes: [UInt8] {
    let list = edits.flatMap { word($0.0) + word($0.1) + word(0x10000) }
    let table = box("stts", word(0) + word(2) + word(173) + word(1024) + word(1) + word(272))
    let media = box("mdia", header("mdhd", 44_100, 177_424) + handlerBox + box("minf", box("stbl", table)))
    let track = box("tkhd", word(0) + word(0) + word(0) + word(1) + zeros(68))
    let edit = box("edts", box("elst", word(0) + word(edits.count) + list))
    let fragments = isFragmented ? box("mvex", zeros(8)) : []
    return box("moov", header("mvhd", 1000, 4000) + box("trak", track + edit + media) + fragments)
  }

  private var handlerBox: [UInt8] { box("hdlr", word(0) + word(0) + Array(handler.utf8) + zeros(12)) }

  private func header(_ name: String, _ scale: Int, _ duration: Int) -> [UInt8] {
    box(name, word(0) + word(0) + word(0) + word(scale) + word(duration) + zeros(4))
  }

  private func box(_ name: String, _ inside: [UInt8]) -> [UInt8] {
    word(inside.count + 8) + Array(name.utf8) + inside
  }

  private func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}
