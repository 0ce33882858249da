import CoreMedia
import Playback
import Testing

extension Cases {
  /// The awkward files of the shared corpus, by the numbers of its list.
  @Suite(Corpus.isNeeded) struct CorpusFiles {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    /// 01: the header says 0.2 s, and there are six.
    @Test func playsAllOfAFileWhoseHeaderLies() async throws {
      var trial = Trial()
      try await trial.load(corpus.file("01_xing_lies.mp3"))

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - 6.03) < 0.06)
    }

    /// 01: what was told of the length is mended before the end.
    @Test func mendsTheLengthOfAFileWhoseHeaderLies() async throws {
      var trial = Trial()
      let readiness = try await trial.load(corpus.file("01_xing_lies.mp3"))
      try await trial.playToTheEnd()

      let last = trial.heard.compactMap {
        if case .duration(let duration) = $0.event { duration } else { nil }
      }
      .last

      #expect(abs((last ?? readiness.duration).seconds - 6.03) < 0.3)
    }

    /// Number 02 of the list.
    @Test func passesOverGarbageBehindTheSound() async throws {
      var trial = Trial()
      try await trial.load(corpus.file("02_trailing_garbage.mp3"))

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - 4.05) < 0.06)
    }

    /// Number 04 of the list.
    @Test(arguments: [
      ("wav", 352_800), ("flac", 352_800), ("opus", 384_000), ("ogg", 352_800), ("mp3", 352_800),
      ("m4a", 352_800),
    ])
    func joinsWithoutAGap(_ format: String, _ frames: Int) async throws {
      var trial = Trial()
      try await trial.load(corpus.file("04_gapless_0.\(format)"))
      try await trial.enqueue(corpus.file("04_gapless_1.\(format)"))

      let end = try await trial.playToTheEnd()

      #expect(end == CMTime(value: 4, timescale: 1))
      #expect(trial.frameCount == frames)
    }

    /// Number 04 of the list.
    @Test(arguments: ["wav", "flac"])
    func joinsByteByByte(_ format: String) async throws {
      var whole = Trial()
      try await whole.load(corpus.file("04_ref.wav"))
      try await whole.playToTheEnd()
      var trial = Trial()
      try await trial.load(corpus.file("04_gapless_0.\(format)"))
      try await trial.enqueue(corpus.file("04_gapless_1.\(format)"))

      try await trial.playToTheEnd()

      #expect(trial.bytes == whole.bytes)
    }

    /// Number 04 of the list.
    @Test func joinsDifferentCodecs() async throws {
      let names = ["0.wav", "1.mp3", "0.m4a", "1.ogg"].map { "04_gapless_" + $0 }
      var trial = Trial()

      _ = try await trial.play(names.map(corpus.file))

      #expect(trial.frameCount == 705_600)
    }

    /// Number 05 of the list.
    @Test func startsSoundLateWhereTheFileSaysSo() async throws {
      var trial = Trial()
      try await trial.load(corpus.file("05_elst_empty_audio.mp4"))

      try await trial.playToTheEnd()

      #expect(trial.startsSounding(at: 1.5, within: 0.04))
    }

    /// Number 05, 04, 05 of the list.
    @Test func joinsPicturesAndSoundAlone() async throws {
      let names = ["05_base.mp4", "04_gapless_0.flac", "05_base.mp4"]
      var trial = Trial()

      let outcomes = try await trial.play(names.map(corpus.file))

      #expect(outcomes == [.ended, .ended, .ended])
      #expect(abs(trial.frameCount - 3 * 176_400) < 9000)
    }

    /// Number 04, 08, 04 of the list.
    @Test(arguments: ["08_zero.mp3", "08_tenbytes.mp3", "08_html.mp3", "07_trunc_nomoov.mp4", "none.mp3"])
    func skipsABadItem(_ bad: String) async throws {
      let names = ["04_gapless_0.flac", bad, "04_gapless_1.flac"]
      var trial = Trial()

      let outcomes = try await trial.play(names.map(corpus.file))

      #expect(outcomes[0] == .ended)
      #expect(outcomes[1] != .ended)
      #expect(outcomes[2] == .ended)
      #expect(trial.frameCount == 352_800)
    }

    /// Number 07 of the list.
    @Test func tellsWhereACutMovieBroke() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.file("07_trunc_faststart.mp4")])

      guard case .failed(.damaged, let time) = outcomes[0] else {
        throw Unexpected(awaited: "failure", heard: [])
      }
      #expect(abs(time - 2.4) < 0.3)
    }

    /// Number 07, 08 of the list.
    @Test(arguments: [
      ("07_trunc_nomoov.mp4", PlaybackError.Code.damaged), ("08_zero.mp3", .notMedia),
      ("08_html.mp3", .notMedia),
    ])
    func namesWhatIsNoMedia(_ name: String, _ code: PlaybackError.Code) async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: corpus.file(name)) == code)
    }

    /// 08: the beginning of a tag is no media, or damaged media.
    @Test func refusesTenBytes() async throws {
      var trial = Trial()

      let code = try await trial.refusal(of: corpus.file("08_tenbytes.mp3"))

      #expect([.notMedia, .damaged].contains(code))
    }

    /// 09: 3 s at 44.1 kHz and 3 s at 48 kHz.
    @Test func playsBothLinksOfAChain() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.file("09_chained.ogg")])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 132_300 + 144_000)
    }

    /// Number 10 of the list.
    @Test func bearsABigCover() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.file("10_bigcover.flac")])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 132_300)
    }

    /// Number 10 of the list.
    @Test func tellsHowDeepItsSamplesAre() async throws {
      var trial = Trial()

      let readiness = try await trial.load(corpus.file("10_96k24.flac"))

      guard case .audio(let format)? = readiness.tracks.first?.kind else { return #expect(Bool(false)) }
      #expect(format == Track.AudioFormat(rate: 96_000, channels: 2, depth: 24))
    }

    /// Number 11 of the list.
    @Test(arguments: ["11_base.wav", "11_size_zero.wav", "11_trailing.wav"])
    func playsWaveFilesWhole(_ name: String) async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.file(name)])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 132_300)
    }

    /// Number 15 of the list.
    @Test func tellsOfATurn() async throws {
      var trial = Trial()

      let readiness = try await trial.load(corpus.file("15_rot90.mp4"))

      let turns = readiness.tracks.compactMap { track in
        if case .video(let format) = track.kind { format.rotation } else { nil }
      }
      // Which of the two a quarter turn is depends on the ffmpeg that wrote the file.
      #expect(turns == [90] || turns == [270])
    }

    /// Number 18 of the list.
    @Test(arguments: ["18_a%23b%2520c%3Fd%20&e+f.wav", "18_bad%ff%febytes.wav"])
    func playsUnderOddNames(_ name: String) async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.oddFile(name)])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 132_300)
    }

    /// 22: what is in the left of six must be in the left of two.
    @Test func playsSixChannels() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.file("22_51_FLonly.flac")])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 132_300)
    }

    /// Number 23 of the list.
    @Test func keepsCountWhereRatesDiffer() async throws {
      let names = ["23_r44100.flac", "23_r48000.flac", "23_r96000.flac"]
      var trial = Trial()

      let outcomes = try await trial.play(names.map(corpus.file))

      #expect(outcomes == [.ended, .ended, .ended])
      #expect(trial.frameCount == 88_200 + 96_000 + 192_000)
    }

    /// Number 23 of the list.
    @Test func playsAThousandShortFiles() async throws {
      let names = (0..<1000).map { "23_short_\($0 % 5 + 1).mp3" }
      var trial = Trial()

      let outcomes = try await trial.play(names.map(corpus.file))

      #expect(outcomes.allSatisfy { $0 == .ended })
      #expect(trial.frameCount == 1000 * 13_230)
    }
  }
}
