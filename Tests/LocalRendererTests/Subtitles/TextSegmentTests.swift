import LocalRenderer
import Playback
import Testing

@Suite struct TextSegmentTests {
  private func segment(_ head: String) -> TextSegment {
    TextSegment(Array("WEBVTT\n\(head)\n\n00:01.000 --> 00:02.000\nA\n".utf8))
  }

  @Test(arguments: [
    "X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000", "X-TIMESTAMP-MAP=LOCAL:00:00.000, MPEGTS:900000",
  ])
  func goesByTheStampsOfTheStream(_ head: String) {
    let cues = segment(head).cues(origin: -9_000_000_000)

    #expect(cues == [Cue(start: 2_000_000_000, end: 3_000_000_000, text: "A")])
  }

  @Test func takesItsOwnClockForItemTimeWhereItSaysNothing() {
    #expect(segment("").cues(origin: -9_000_000_000).map(\.start) == [1_000_000_000])
    #expect(segment("X-TIMESTAMP-MAP=MPEGTS:x,LOCAL:0").anchor == nil)
  }

  @Test func countsOnWhereStampsBeginAnew() {
    let piece = segment("X-TIMESTAMP-MAP=MPEGTS:90000,LOCAL:00:00:00.000")

    // The stream began ten seconds before its stamps were through.
    let cues = piece.cues(origin: -((1 << 33) - 900_000) * 100_000 / 9)

    #expect(abs((cues.first?.start ?? 0) - 12_000_000_000) < 1000)
  }

  @Test func mayBeEmpty() {
    #expect(TextSegment(Array("WEBVTT\n".utf8)).cues.isEmpty)
    #expect(TextSegment([0xFF, 0, 0xFE]).cues.isEmpty)
  }
}
