import CoreMedia
import Playback
import Testing

extension Cases {
  /// The corpus as its own server gives it.
  @Suite(Corpus.isNeeded) struct CorpusServers {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    @Test func cannotSeekWhereNoRangesAreGiven() async throws {
      var trial = Trial()
      let readiness = try await trial.load(corpus.served("norange/06_moov_end.mp4"))

      let place = try await trial.seek(to: CMTime(value: 2, timescale: 1))
      let end = try await trial.playToTheEnd()

      #expect(readiness.seekable.isEmpty)
      #expect(place == nil)
      #expect(end.seconds > 3.9)
    }

    @Test func doesNotKnowTheLengthOfChunks() async throws {
      var trial = Trial()
      let readiness = try await trial.load(corpus.served("chunked/01_base.mp3"))

      try await trial.playToTheEnd()

      #expect(readiness.duration.isIndefinite)
      #expect(readiness.seekable.isEmpty)
    }

    @Test(arguments: ["drop/01_base.mp3?z=1", "503once/01_base.mp3?z=1", "r302/01_base.mp3", "f/01_base.mp3"])
    func losesNoSample(_ path: String) async throws {
      var whole = Trial()
      try await whole.load(corpus.file("01_base.mp3"))
      try await whole.playToTheEnd()
      var trial = Trial()

      let outcomes = try await trial.play([corpus.served(path)])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == whole.frameCount)
    }

    @Test(arguments: [
      ("404/01_base.mp3", PlaybackError.Code.notFound), ("500/01_base.mp3", .serverError),
      ("loop/x", .tooManyRedirects), ("auth/01_base.mp3", .unauthorized),
    ])
    func namesWhatTheServerSaid(_ path: String, _ code: PlaybackError.Code) async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: corpus.served(path)) == code)
    }

    @Test func givesUpOnSilence() async throws {
      var trial = Trial()
      var media = corpus.served("hang/x")
      media.timeout = .seconds(1)

      #expect(try await trial.refusal(of: media) == .timedOut)
    }

    @Test func tellsThePassword() async throws {
      var trial = Trial()
      var media = corpus.served("auth/01_base.mp3")
      media.url = media.url.replacing("//", with: "//us%20er:p%40ss@")

      #expect(try await trial.play([media]) == [.ended])
    }

    @Test func keepsACookie() async throws {
      var trial = Trial()

      #expect(try await trial.play([corpus.served("cookie/01_base.mp3?z=1")]) == [.ended])
    }

    @Test func playsWhatIsSentAsHTML() async throws {
      var trial = Trial()

      #expect(try await trial.play([corpus.served("wrongtype/01_base.mp3")]) == [.ended])
    }

    @Test func playsRadioWithTitlesInIt() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.served("icy/01_base.mp3?enc=utf-8")])

      #expect(outcomes == [.ended])
      #expect(abs(trial.frameCount - 264_600) < 2400)
    }
  }
}
