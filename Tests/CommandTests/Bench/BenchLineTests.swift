import Testing
import mplayerd

@Suite struct BenchLineTests {
  @Test func hasANameAnIDAndArguments() throws {
    let line = try #require(BenchLine("seek x1 1500000000 a\r"))

    #expect([line.name, line.id] + line.arguments == ["seek", "x1", "1500000000", "a"])
  }

  @Test func isForThePlayerPWhereNoneIsNamed() {
    #expect(BenchLine("play")?.id == "p")
  }

  @Test func isNothingWhereNothingIsWritten() {
    #expect(BenchLine("  ") == nil)
  }
}
