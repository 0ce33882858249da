import Testing
import mplayerd

@Suite struct InvocationTests {
  @Test(
    arguments: [
      (["--help"], .help(.all)), (["-h"], .help(.all)), (["help"], .help(.all)),
      (["help", "man"], .help(.man)),
      (["help", "play"], .help(.play)), (["play", "--help"], .help(.play)),
      (["play", "a", "-h"], .help(.play)),
      (["info", "--help"], .help(.info)), (["--version"], .version),
    ] as [([Word], Invocation)])
  func findsWhatIsAskedFor(words: [Word], invocation: Invocation) throws {
    #expect(try Invocation(words, in: "/") == invocation)
  }

  @Test(
    arguments: [
      ([], UsageError("There is nothing to do.")), (["dance"], UsageError("There is no command 'dance'.")),
      (["--dance"], UsageError("There is no option '--dance'.")),
      (["help", "dance"], UsageError("There is no help on 'dance'.")),
      (["info"], UsageError("'mplayerd info' needs something to tell of.", command: "info")),
      (["bench"], UsageError("'mplayerd bench' needs '--protocol blp'.", command: "bench")),
      (["bench", "--protocol", "x"], UsageError("'--protocol' takes 'blp'.", command: "bench")),
    ] as [([Word], UsageError)])
  func saysWhatIsWrong(words: [Word], error: UsageError) {
    #expect(throws: error) { try Invocation(words, in: "/") }
  }

  @Test func pointsToTheHelpOfTheCommand() {
    #expect(UsageError("x", command: "play").hint == "Run 'mplayerd play --help' to see what it takes.")
  }
}
