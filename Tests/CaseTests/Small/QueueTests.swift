import CoreMedia
import Playback
import Testing

extension Cases {
  /// One item is one fault domain.
  @Suite struct Followers {
    @Test func thatAreBadHarmNothing() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("gapless/1.flac"))
      await trial.tell(.enqueue(try Clips.file("nothing.mp3", []), ticket: Ticket(2)))
      let failure = try await trial.failure(of: 2)
      try await trial.enqueue(Clips.media("gapless/2.flac"), ticket: 3)

      try await trial.playToTheEnd()

      #expect(failure.error.code == .notMedia)
      #expect(trial.frameCount == 176_400)
    }

    @Test(arguments: [
      ["clip.mp4", "gapless/1.flac", "clip.mkv"], ["gapless/1.flac", "clip.webm", "gapless/2.flac"],
    ])
    func ofOtherKindsAreJoined(_ names: [String]) async throws {
      var trial = Trial()

      let outcomes = try await trial.play(names.map(Clips.media))

      #expect(outcomes == [.ended, .ended, .ended])
    }

    @Test func keepTheirOwnFormats() async throws {
      let waves = [
        Wave(frames: 4410), Wave(rate: 48_000, channels: 2, frames: 4800), Wave(rate: 96_000, frames: 960),
      ]
      var trial = Trial()

      _ = try await trial.play(waves.enumerated().map { try Clips.file("\($0).wav", $1.bytes) })

      #expect(trial.bytes == waves.flatMap(\.samples))
    }

    @Test func areCountedWhenShort() async throws {
      let waves = (0..<100).map { Wave(frames: 1 + $0 * 37 % 2205) }
      var trial = Trial()

      let outcomes = try await trial.play(
        waves.enumerated().map { try Clips.file("short\($0).wav", $1.bytes) })

      #expect(outcomes.allSatisfy { $0 == .ended })
      withKnownIssue("a follower that comes the moment its forerunner ends", isIntermittent: true) {
        #expect(trial.frameCount == waves.reduce(0) { $0 + $1.frames })
      }
    }
  }
}
