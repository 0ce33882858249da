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
