import Playback
import Testing

extension Cases {
  /// Sound as it stands in the file, whatever the header says.
  @Suite struct Waves {
    @Test(arguments: [
      Wave(frames: 44_100), Wave(frames: 44_100, claimedSize: 0), Wave(frames: 44_100, claimedSize: .max),
      Wave(frames: 44_100, trailing: 37), Wave(frames: 44_100, trailing: 1), Wave(frames: 1),
      Wave(rate: 8000, channels: 2, frames: 8000), Wave(rate: 96_000, frames: 9601),
    ])
    func arePlayedWhole(_ wave: Wave) async throws {
      var trial = Trial()
      try await trial.load(Clips.file("whole.wav", wave.bytes))

      try await trial.playToTheEnd()

      #expect(trial.bytes == wave.samples)
    }

    @Test(arguments: [
      "a#b%20c?d &e+f", "spaces  two", "äöü ✓ 日本", "%41", "quote'\"\\", "semi;colon=:@", "new\nline",
    ])
    func playUnderAnyName(_ name: String) async throws {
      let wave = Wave(frames: 1000)
      var trial = Trial()
      try await trial.load(Clips.scratch.file(named: Array(name.utf8), wave.bytes))

      try await trial.playToTheEnd()

      #expect(trial.bytes == wave.samples)
    }

    @Test func playUnderANameThatIsNoText() async throws {
      let wave = Wave(frames: 1000)
      var trial = Trial()
      try await trial.load(Clips.scratch.file(named: [0x62, 0xff, 0xfe, 0x62, 0x01], wave.bytes))

      try await trial.playToTheEnd()

      #expect(trial.bytes == wave.samples)
    }
  }
}
