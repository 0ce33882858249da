import CoreMedia
import Foundation
import LocalRenderer
import Playback
import Testing

extension Cases {
  /// What is written into a WAV file is what would be heard.
  @Suite struct WaveFiles {
    private func file(_ name: String) throws -> URL {
      try #require(URL(string: Clips.file(name, []).url))
    }

    /// The samples in the file at `url`, which says itself how many there are.
    private func samples(at url: URL) throws -> [UInt8] {
      let bytes = [UInt8](try Data(contentsOf: url))
      try #require(bytes.count > 44)
      let size = bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(bytes.count == 44 + size)
      return Array(bytes.dropFirst(44))
    }

    @Test(arguments: [0.5, 1.5, 2]) func areWrittenAtAnyRate(_ rate: Double) async throws {
      let url = try file("rate-\(rate).wav")
      var trial = Trial(audio: .wav(path: url.path))
      try await trial.load(Clips.file("in.wav", Wave(frames: 44_100).bytes))

      try await trial.playToTheEnd(rate: rate)

      let frames = try samples(at: url).count / 2
      #expect(abs(Double(frames) - 44_100 / rate) < 4410 / rate)
    }

    @Test func goOnBehindAnEnd() async throws {
      let url = try file("again.wav")
      let wave = Wave(frames: 4410)
      var trial = Trial(audio: .wav(path: url.path))
      try await trial.load(Clips.file("in.wav", wave.bytes))

      try await trial.playToTheEnd()
      _ = try await trial.seek(to: .zero)
      try await trial.playToTheEnd()

      #expect(try samples(at: url) == wave.samples + wave.samples)
    }

    @Test func goOnWithTheNextItem() async throws {
      let url = try file("next.wav")
      let wave = Wave(frames: 4410)
      var trial = Trial(audio: .wav(path: url.path))

      for ticket in 1...2 {
        try await trial.load(Clips.file("in.wav", wave.bytes), ticket: ticket)
        try await trial.playToTheEnd(of: ticket)
      }

      #expect(try samples(at: url) == wave.samples + wave.samples)
    }

    @Test func takeNothingThatIsSoughtAwayFrom() async throws {
      let url = try file("sought.wav")
      let wave = Wave(frames: 4410)
      var trial = Trial(audio: .wav(path: url.path))
      try await trial.load(Clips.file("in.wav", wave.bytes))

      _ = try await trial.seek(to: CMTime(value: 1, timescale: 20))
      try await trial.playToTheEnd()

      #expect(try samples(at: url) == Array(wave.samples.suffix(4410)))
    }

    @Test(arguments: ["/nowhere/at/all.wav", "/"]) func sayWhereTheyCannotBe(_ path: String) async throws {
      var trial = Trial(audio: .wav(path: path))

      #expect(try await trial.refusal(of: Clips.media("tune.flac")) == .outputFailed)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func sayThatADiskIsFull() async throws {
      var trial = Trial(audio: .wav(path: "/dev/full"))
      try await trial.load(Clips.media("tune.flac"))
      await trial.tell(.setRate(1))

      #expect(try await trial.failure().error.code == .diskFull)
    }
  }
}
