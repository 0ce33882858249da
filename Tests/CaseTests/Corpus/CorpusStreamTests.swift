import CoreMedia
import Playback
import Testing

extension Cases {
  /// HLS and DASH of the shared corpus.
  @Suite(Corpus.isNeeded) struct CorpusStreams {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    @Test(arguments: [("vod", 4.0), ("byterange", 4), ("aes", 4), ("discont", 8)])
    func playToTheEnd(_ name: String, _ length: Double) async throws {
      var trial = Trial()
      try await trial.load(corpus.served("f/hls/\(name).m3u8"))

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - length) < 0.3)
    }

    @Test(arguments: [("vod", 25), ("byterange", 25), ("aes", 25), ("discont", 65)])
    func goWhereTheyAreSent(_ name: String, _ tenths: Int64) async throws {
      var trial = Trial()
      try await trial.load(corpus.served("f/hls/\(name).m3u8"))

      let place = try await trial.seek(to: CMTime(value: tenths, timescale: 10))
      let end = try await trial.playToTheEnd()

      #expect(
        abs((place?.seconds ?? 0) - Double(tenths) / 10) < 0.05 && end.seconds > Double(tenths) / 10)
    }

    @Test func goBackOverAJoint() async throws {
      var trial = Trial()
      try await trial.load(corpus.served("f/hls/discont.m3u8"), at: CMTime(value: 6, timescale: 1))

      let place = try await trial.seek(to: CMTime(value: 2, timescale: 1))

      #expect(abs((place?.seconds ?? 0) - 2) < 0.05)
    }

    @Test func sayThatASegmentIsMissing() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.served("f/hls/missing.m3u8")])

      guard case .failed(.notFound, _) = outcomes[0] else {
        throw Unexpected(awaited: "failure", heard: trial.heard)
      }
    }

    @Test func passOverAMissingSegment() async throws {
      var trial = Trial()

      let outcomes = try await trial.play([corpus.served("f/hls/missing.m3u8")])

      withKnownIssue("hlsdemux2 of GStreamer 1.22 ends a stream at the first segment that is not there") {
        #expect(outcomes == [.ended])
      }
    }

    @Test func refuseToSeekAmongPeriods() async throws {
      var trial = Trial()
      let readiness = try await trial.load(corpus.served("f/dash/multi.mpd"))

      let place = try await trial.seek(to: CMTime(value: 6, timescale: 1))

      #expect(place == nil)
      #expect(readiness.seekable.isEmpty)
    }

    @Test(arguments: ["master", "vod", "aes", "discont"])
    func sayWhatTheyConsistOf(_ name: String) async throws {
      var trial = Trial()

      let tracks = try await trial.load(corpus.served("f/hls/\(name).m3u8")).tracks

      #expect(Set(tracks.map(\.codec)).isSuperset(of: ["video/x-h264", "audio/mpeg"]))
      for track in tracks { if case .video(let format) = track.kind { #expect(format.width == 320) } }
    }

    @Test(.disabled("without a clock the second period may never come to its end; see KnownIssues"))
    func playFromOnePeriodIntoTheNext() async throws {
      var trial = Trial()
      try await trial.load(corpus.served("f/dash/multi.mpd"), end: CMTime(value: 6, timescale: 1))

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - 6) < 0.1)
    }
  }
}
