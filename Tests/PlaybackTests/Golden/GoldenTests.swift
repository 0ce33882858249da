import FoundationEssentials
import PlaybackTesting
import Testing

@Suite(.enabled(if: ProcessInfo.processInfo.environment["MPLAYERD_RECORD"] != "1")) struct GoldenTests {
  @Test func tellsTheFirstLineThatDiffers() throws {
    let golden = Golden("two lines.txt")

    let difference = #expect(throws: Golden.Difference.self) { try golden.check("one\nthree\n") }

    #expect(difference?.line == 2)
    #expect(difference?.expected == "two")
    #expect(difference?.found == "three")
  }

  @Test func isContentWithTheSame() throws {
    try Golden("two lines.txt").check("one\ntwo\n")
  }

  @Test func missesAFileThatIsNotThere() {
    #expect(throws: Golden.Difference.self) { try Golden("nowhere.txt").check("one\n") }
  }
}
