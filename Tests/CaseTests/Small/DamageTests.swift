import CoreMedia
import Foundation
import Playback
import Testing

extension Cases {
  /// What cannot be played says why.
  @Suite struct Damage {
    @Test(arguments: [
      ("", PlaybackError.Code.notMedia), ("0123456789", .notMedia), ("<html>404</html>\n", .notMedia),
      ("RIFF", .notMedia), (String(repeating: "x", count: 100_000), .notMedia),
    ])
    func isNamed(_ text: String, _ code: PlaybackError.Code) async throws {
      var trial = Trial()

      let refusal = try await trial.refusal(of: Clips.file("damaged.mp3", text.utf8))

      #expect(refusal == code)
    }

    @Test func namesAMissingFile() async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: Clips.media("none.flac")) == .fileNotFound)
    }

    @Test func namesADirectory() async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: Clips.media("gapless")) == .isDirectory)
    }

    @Test func namesASchemeThatNobodyReads() async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: Media(url: "gopher://127.0.0.1/tune")) == .unsupportedScheme)
    }

    @Test(arguments: ["flac", "mp3", "m4a", "ogg", "opus", "wav"])
    func endsOrFailsWhereTheFileWasCut(_ format: String) async throws {
      let bytes = try Clips.bytes("tune.\(format)")
      var trial = Trial()

      let outcomes = try await trial.play([
        Clips.file("cut.\(format)", bytes.prefix(bytes.count * 6 / 10))
      ])

      #expect(outcomes.count == 1)
    }

    @Test func tellsWhereACutMovieBroke() async throws {
      let bytes = try Clips.bytes("clip.mp4")
      var trial = Trial()
      try await trial.load(try Clips.file("cut.mp4", bytes.prefix(bytes.count * 6 / 10)))
      await trial.tell(.setRate(1))

      let failure = try await trial.failure()

      #expect(failure.error.code == .damaged && (3...9).contains(failure.time.seconds))
    }

    @Test func leavesTheRendererUsable() async throws {
      var trial = Trial()
      _ = try await trial.refusal(of: Clips.file("nothing.mp3", []))
      try await trial.load(Clips.media("gapless/1.flac"), ticket: 2)

      try await trial.playToTheEnd()

      #expect(trial.frameCount == 88_200)
    }

    @Test func passesOverWhatIsBehindTheSound() async throws {
      let garbage = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 % 127) }
      var trial = Trial()
      try await trial.load(Clips.file("behind.mp3", try Clips.bytes("gapless/1.mp3") + garbage))

      let end = try await trial.playToTheEnd()

      #expect(end.seconds >= 2 && end.seconds < 2.2)
    }
  }
}
