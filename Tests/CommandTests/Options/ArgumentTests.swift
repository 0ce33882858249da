import Testing
import mplayerd

@Suite struct ArgumentTests {
  private static let options = [
    Option("--flag", "-f", text: ""), Option("--value", value: .one("V"), text: ""),
    Option("--count", value: .count("N"), text: ""),
  ]

  @Test(
    arguments: [
      (["a", "--flag", "b"], [.operand("a"), .option("--flag", nil), .operand("b")]),
      (["-f"], [.option("--flag", nil)]), (["--value", "-1"], [.option("--value", "-1")]),
      (["--value=x=y"], [.option("--value", "x=y")]), (["--value="], [.option("--value", "")]),
      (["--count", "3", "a"], [.option("--count", "3"), .operand("a")]),
      (["--count", "a"], [.option("--count", nil), .operand("a")]),
      (["--count=2"], [.option("--count", "2")]),
      (["--", "--flag"], [.operand("--flag")]), (["-"], [.operand("-")]),
    ] as [([Word], [Argument])])
  func sortsWords(words: [Word], arguments: [Argument]) throws {
    #expect(try Argument.read(words, options: Self.options, command: "x") == arguments)
  }

  @Test(
    arguments: [
      (["--other"], "There is no option '--other'."), (["-x"], "There is no option '-x'."),
      (["--flag=1"], "'--flag' takes no value."), (["--value"], "'--value' needs a value: V."),
    ] as [([Word], String)])
  func saysWhatIsWrong(words: [Word], sentence: String) {
    #expect(throws: UsageError(sentence, command: "x")) {
      try Argument.read(words, options: Self.options, command: "x")
    }
  }
}
