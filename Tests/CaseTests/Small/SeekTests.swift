import CoreMedia
import Playback
import Testing

extension Cases {
  /// Seeks land where they were sent, to the sample.
  @Suite struct Seeks {
    @Test(arguments: ["flac", "mp3", "m4a", "ogg", "opus", "wav"], [0, 0.01, 0.5, 1.2345])
    func goOnAsIfNothingHadBeen(_ format: String, _ target: Double) async throws {
      var whole = Trial()
      try await whole.load(Clips.media("tune.\(format)"))
      try await whole.playToTheEnd()
      var trial = Trial()
      try await trial.load(Clips.media("tune.\(format)"))

      let place = try await trial.seek(to: CMTime(seconds: target, preferredTimescale: 100_000))
      try await trial.playToTheEnd()

      #expect(place?.seconds == target)
      #expect(
        trial.difference(
          from: whole, behind: target, isCounted: format == "m4a" || format == "opus" && target < 0.1) == nil)
    }

    @Test(arguments: ["flac", "mp3", "m4a", "ogg", "opus", "wav"])
    func areTheSameAsAStart(_ format: String) async throws {
      var whole = Trial()
      try await whole.load(Clips.media("tune.\(format)"))
      try await whole.playToTheEnd()
      var trial = Trial()

      try await trial.load(Clips.media("tune.\(format)"), at: CMTime(value: 3, timescale: 4))
      try await trial.playToTheEnd()

      #expect(
        trial.difference(from: whole, behind: 0.75, isCounted: format == "m4a") == nil)
    }

    /// Its stamps begin a good half of a second late, and its segments are found by the playlist all the same.
    @Test(arguments: [1.9, 3.5, 5.95, 7.0])
    func landInStreamsFromFiles(_ target: Double) async throws {
      var whole = Trial()
      try await whole.load(Clips.media("hls/clip.m3u8"))
      let end = try await whole.playToTheEnd()
      var trial = Trial()
      try await trial.load(Clips.media("hls/clip.m3u8"))

      let place = try await trial.seek(to: CMTime(seconds: target, preferredTimescale: 1000))
      try await trial.playToTheEnd()

      #expect(abs(end.seconds - 10) < 0.1)
      #expect(place?.seconds == target)
      #expect(trial.difference(from: whole, behind: target, isCounted: true) == nil)
    }

    @Test(arguments: ["clip.mp4", "clip.mkv", "clip.webm"])
    func landAmongPictures(_ name: String) async throws {
      var trial = Trial()
      try await trial.load(Clips.media(name))

      let place = try await trial.seek(to: CMTime(value: 47, timescale: 10))

      #expect(place == CMTime(value: 47, timescale: 10))
    }

    @Test(arguments: [
      "tune.flac", "tune.mp3", "tune.m4a", "tune.ogg", "tune.opus", "tune.wav", "clip.mp4", "clip.mkv",
      "clip.webm",
    ])
    func endAtOnceAtTheEnd(_ name: String) async throws {
      var trial = Trial()
      let end = try await trial.load(Clips.media(name)).duration

      let place = try await trial.seek(to: end)
      let ended = try await trial.playToTheEnd()

      #expect(abs((place ?? .zero).seconds - end.seconds) < 0.02)
      #expect(abs(ended.seconds - end.seconds) < 0.02)
      #expect(trial.frameCount <= trial.soundRate / 50)
    }

    @Test func landWhileItPlays() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("tune.flac"))
      await trial.tell(.setRate(1))

      let place = try await trial.seek(to: CMTime(value: 1, timescale: 2))

      #expect(place == CMTime(value: 1, timescale: 2))
    }
  }

  /// Where an item ends, and how long it takes.
  @Suite struct Lengths {
    @Test(arguments: ["tune.flac", "tune.mp3", "tune.m4a", "tune.ogg", "tune.wav"])
    func endWhereTold(_ name: String) async throws {
      var trial = Trial()
      try await trial.load(Clips.media(name), end: CMTime(value: 1, timescale: 2))

      let end = try await trial.playToTheEnd()

      #expect(end == CMTime(value: 1, timescale: 2))
      #expect(trial.frameCount == 22_050)
    }

    @Test(arguments: ["tune.flac", "tune.mp3", "tune.m4a", "tune.ogg", "tune.opus", "clip.mp4"])
    func lieBetweenStartAndEnd(_ name: String) async throws {
      var trial = Trial()
      let (start, end) = (CMTime(value: 1, timescale: 1), CMTime(value: 5, timescale: 2))
      try await trial.load(Clips.media(name), at: start, end: end)

      try await trial.playToTheEnd()

      #expect(trial.frameCount == trial.soundRate * 3 / 2)
    }

    @Test(arguments: [CMTime(value: 3, timescale: 2), CMTime(value: 1, timescale: 4), .invalid])
    func changeWithTheEnd(_ end: CMTime) async throws {
      var trial = Trial()
      try await trial.load(Clips.media("tune.wav"), end: CMTime(value: 1, timescale: 2))

      await trial.tell(.setEnd(end, ticket: Ticket(1)))
      try await trial.playToTheEnd()

      #expect(trial.frameCount == Int((end.isNumeric ? end.seconds : 2) * 44_100))
    }

    @Test func areLongerWhereTheEndIsMovedAtTheEnd() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("tune.wav"), end: CMTime(value: 1, timescale: 2))
      try await trial.playToTheEnd()

      await trial.tell(.setEnd(CMTime(value: 1, timescale: 1), ticket: Ticket(1)))
      try await trial.playToTheEnd()

      #expect(trial.frameCount == 44_100)
    }

    @Test func areHalvedAtTwiceTheRate() async throws {
      var trial = Trial()
      try await trial.load(Clips.media("gapless/1.flac"))

      let end = try await trial.playToTheEnd(rate: 2)

      #expect(end == CMTime(value: 2, timescale: 1))
      #expect(abs(trial.frameCount - 44_100) < 4410)
    }
  }
}
