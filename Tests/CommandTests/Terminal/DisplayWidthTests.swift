import Testing
import mplayerd

@Suite struct DisplayWidthTests {
  @Test(arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("🎵", 2), ("", 0), ("ｱ", 1)])
  func countsColumns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("漢字漢字", 4, "漢…"), ("ab", 0, ""), ("ab", 1, "…"),
  ])
  func cutsToTheWidth(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.cut(text, to: width) == cut)
  }

  @Test func leavesOutWhatWouldChangeTheTerminal() {
    #expect(DisplayWidth.plain("a\u{1b}[2J\u{7}b\nc\u{202E}d\u{9b}e") == "a[2Jbcde")
  }
}
