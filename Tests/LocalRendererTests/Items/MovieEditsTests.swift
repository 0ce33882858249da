import LocalRenderer
import Testing

@Suite struct MovieEditsTests {
  @Test func takesTheEncodersPrimingOffTheFront() {
    let edits = MovieEdits(moov: Movie().bytes)

    #expect(edits.edits[1]?.lead == 23_219_955)
  }

  @Test func countsWhatIsLeftByTheTrackAndNotByTheRoundedList() {
    let edits = MovieEdits(moov: Movie().bytes)

    #expect(edits.edits[1]?.length == Edit.Length(frames: 176_400, rate: 44_100))
  }

  @Test func keepsTheDurationThatTheFileGives() {
    #expect(MovieEdits(moov: Movie().bytes).duration == 4_000_000_000)
  }

  @Test func rewritesTheListToPlayTheTrackFromItsFirstFrame() {
    let rewritten = MovieEdits(moov: Movie().bytes).rewritten

    #expect(rewritten.map { MovieEdits(moov: $0).edits.isEmpty } == true)
  }

  @Test func startsLateWhereAnEmptyEditComesFirst() {
    let edits = MovieEdits(moov: Movie(edits: [(1500, -1), (4000, 1024)]).bytes)

    #expect(edits.edits[1]?.start == 1_500_000_000)
  }

  @Test func leavesPicturesAlone() {
    #expect(MovieEdits(moov: Movie(handler: "vide").bytes).rewritten == nil)
  }

  @Test func leavesFragmentsAlone() {
    #expect(MovieEdits(moov: Movie(isFragmented: true).bytes).rewritten == nil)
  }

  @Test func survivesBoxesThatLie() {
    var random = SplitMix(seed: 42)
    for _ in 0..<20_000 {
      var bytes = Movie().bytes
      for _ in 0..<4 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }

      _ = MovieEdits(moov: Array(bytes.prefix(Int(random.next() % UInt64(bytes.count + 1)))))
    }
  }
}

/// A `moov` box with one track, as ffmpeg writes it.
private struct Movie {
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

/// A small generator of the same numbers every time.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
