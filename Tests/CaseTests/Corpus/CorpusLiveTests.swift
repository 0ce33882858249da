import CoreMedia
import Playback
import Testing

extension Cases {
  /// HLS without an end.
  @Suite(Corpus.isNeeded) struct CorpusLive {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    /// A playlist that may grow, of eight segments of a second each.
    private func server() throws -> LoopbackServer {
      let segments = ["v0", "v1", "v2", "v3", "w0", "w1", "w2", "w3"]
      let parts = segments.map { name in
        let joint = name == "w0" ? "#EXT-X-DISCONTINUITY\n" : ""
        return joint + "#EXTINF:1,\n\(corpus.served("f/hls/\(name).ts").url)\n"
      }
      let head = "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-PROGRAM-DATE-TIME:2024-03-01T00:00:00Z\n"
      let playlist = Array((head + parts.joined()).utf8)
      return try LoopbackServer { _ in .whole(playlist) }
    }

    @Test func hasNoEndButAWindowAndDates() async throws {
      let server = try server()
      var trial = Trial()

      let readiness = try await trial.load(Media(url: server.address("/live.m3u8")))

      #expect(readiness.duration.isIndefinite)
      #expect(readiness.seekable.first.map { $0.start == .zero && $0.end.seconds > 4 } == true)
      #expect(readiness.dates == [DateAnchor(time: .zero, date: 1_709_251_200)])
      #expect(readiness.recommendedOffset.seconds == 3)
    }

    /// Not at zero, with silence up to the place at which the stream is.
    @Test func beginsWhereItIs() async throws {
      let server = try server()
      var trial = Trial()
      try await trial.load(Media(url: server.address("/live.m3u8")))

      await trial.tell(.setRate(1))
      let start = try await trial.wait(for: "a run") { report -> CMTime? in
        if case .moving(let time, let rate) = report.event, rate != 0 { time } else { nil }
      }
      await trial.tell(.stop)

      #expect(start.seconds > 2 && start.seconds < 8)
    }
  }
}
