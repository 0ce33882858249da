import Foundation
import Testing

/// The built command where it does not play.
@Suite(.timeLimit(.minutes(1))) struct OtherCommandTests {
  private let clips: Clips

  init() throws { clips = try Clips() }

  @Test func answersWrongUseWithASentenceAndAHint() throws {
    let run = try Run(["play", "--loud"], in: clips.folder)

    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "mplayerd: There is no option '--loud'.\nRun 'mplayerd play --help' to see what it takes.\n")
  }

  @Test(arguments: [["--help"], ["play", "--help"], ["help", "man"], ["--version"]])
  func showsHelpOnStandardOutput(arguments: [String]) throws {
    let run = try Run(arguments, in: clips.folder)

    #expect(run.code == 0)
    #expect(!run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func tellsWhatIsInMedia() throws {
    try clips.wave("a.wav", frames: 4000)

    let run = try Run(["info", "a.wav", "--json"], in: clips.folder)

    let info = try #require(try run.events().first)
    let track = try #require((info["tracks"] as? [[String: Any]])?.first)
    #expect(run.code == 0)
    #expect(info["duration"] as? Double == 0.5)
    #expect(track["kind"] as? String == "audio")
    #expect(track["rate"] as? Int == 8000)
    #expect(track["channels"] as? Int == 1)
  }

  @Test func tellsWhyMediaCannotBeRead() throws {
    let run = try Run(["info", "missing.wav", "--json"], in: clips.folder)

    let error = try run.events().first?["error"] as? [String: Any]
    #expect(run.code == 1)
    #expect(error?["code"] as? String == "fileNotFound")
  }

  @Test func namesTheChaptersOfTheSample() throws {
    let run = try Run(["info", Clips.sample("clip.mkv"), "--json"], in: clips.folder)

    let chapters = try run.events().first?["chapters"] as? [[String: Any]]
    #expect(chapters?.map { $0["title"] as? String } == ["Beginning", "End"])
  }
}
