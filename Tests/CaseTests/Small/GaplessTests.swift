import CoreMedia
import Playback
import Testing

extension Cases {
  /// Two halves of one tune, one after the other, are the tune.
  @Suite struct Gapless {
    @Test(arguments: [
      ("flac", 176_400), ("mp3", 176_400), ("m4a", 176_400), ("ogg", 176_400), ("opus", 192_000),
    ])
    func losesAndAddsNoSample(_ format: String, _ frames: Int) async throws {
      var trial = Trial()
      try await trial.load(Clips.media("gapless/1.\(format)"))
      try await trial.enqueue(Clips.media("gapless/2.\(format)"))

      try await trial.playToTheEnd()

      #expect(trial.frameCount == frames)
    }

    @Test func joinsWaveFilesByteByByte() async throws {
      let (one, two) = (Wave(frames: 30_001), Wave(frames: 20_011))
      var trial = Trial()
      try await trial.load(Clips.file("one.wav", one.bytes))
      try await trial.enqueue(Clips.file("two.wav", two.bytes))

      try await trial.playToTheEnd()

      #expect(trial.bytes == one.samples + two.samples)
    }

    @Test func beginsTheSecondAtItsStart() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("gapless/1.flac"))
      try await trial.enqueue(Clips.media("gapless/2.flac"))
      await trial.tell(.setRate(1))

      let place = try await trial.wait(for: "the second to move") { report in
        if case .moving(let place, 1) = report.event, report.ticket == Ticket(2) { place } else { nil }
      }

      #expect(place < CMTime(value: 2, timescale: 1))
    }

    @Test func endsAtTheEnd() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("gapless/1.flac"))
      try await trial.enqueue(Clips.media("gapless/2.flac"))

      let end = try await trial.playToTheEnd()

      #expect(end == CMTime(value: 2, timescale: 1))
    }

    @Test func joinsDifferentCodecs() async throws {
      let names = ["1.flac", "2.mp3", "1.m4a", "2.ogg"].map { "gapless/" + $0 }
      var trial = Trial()

      _ = try await trial.play(names.map(Clips.media))

      #expect(trial.frameCount == 4 * 88_200)
    }
  }
}
