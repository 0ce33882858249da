import AVFoundation
import CoreMedia
import LocalRenderer
import Playback
import PlayerEngine
import Testing

extension Cases {
  /// What cannot be played, each with its own error, and a player that plays on afterwards.
  @Suite struct BadInputs {
    /// What is asked for, and what is right.
    struct Row: Sendable, CustomTestStringConvertible {
      let name: String
      let code: AVError.Code
      let cause: PlaybackError.Code
      let media: @Sendable (LoopbackServer) throws -> Media

      var testDescription: String { name }
    }

    /// What no server is asked for.
    static let local = [
      Row(name: "unknown scheme", code: .operationNotSupportedForAsset, cause: .unsupportedScheme) { _ in
        Media(url: "odd://x")
      },
      Row(name: "no server", code: .operationNotSupportedForAsset, cause: .malformedURL) { _ in
        Media(url: "http:///a.mp3")
      },
      Row(name: "empty data", code: .operationNotSupportedForAsset, cause: .malformedURL) { _ in
        Media(url: "data:nothing")
      },
      Row(name: "missing file", code: .contentIsUnavailable, cause: .fileNotFound) { _ in
        Clips.media("nowhere.wav")
      },
      Row(name: "directory", code: .failedToLoadMediaData, cause: .isDirectory) { _ in Clips.media("hls") },
      Row(name: "no decoder", code: .decoderNotFound, cause: .missingDecoder) { _ in
        let film = try Clips.bytes("clip.mp4").replacing(Array("avc1".utf8), with: Array("zzzz".utf8))
        return try Clips.file("unknown.mp4", film.replacing(Array("mp4a".utf8), with: Array("zzzy".utf8)))
      },
      Row(name: "garbage", code: .fileFormatNotRecognized, cause: .notMedia) { _ in
        try Clips.file("garbage.mp3", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) })
      },
      Row(name: "nothing", code: .fileFormatNotRecognized, cause: .notMedia) { _ in
        try Clips.file("nothing.mp3", [])
      },
      Row(name: "truncated", code: .fileFailedToParse, cause: .damaged) { _ in
        try Clips.file("headless.mp4", try Clips.bytes("clip.mp4").prefix(3000))
      },
    ]

    /// What a server refuses, or does not give.
    static let remote =
      [
        (401, PlaybackError.Code.unauthorized), (403, .forbidden), (404, .notFound), (410, .notFound),
        (500, .serverError), (503, .serverError),
      ].map { status, cause in
        Row(name: "\(status)", code: .contentIsUnavailable, cause: cause) {
          Media(url: $0.address("/status/\(status)"))
        }
      } + [
        Row(name: "refused", code: .contentIsUnavailable, cause: .connectionRefused) { _ in
          Media(url: "http://127.0.0.1:\(try Sockets.freePort())/x")
        },
        Row(name: "redirect loop", code: .contentIsUnavailable, cause: .tooManyRedirects) {
          Media(url: $0.address("/loop"))
        },
        Row(name: "garbage from a server", code: .fileFormatNotRecognized, cause: .notMedia) {
          Media(url: $0.address("/page"))
        },
        Row(name: "time-out", code: .contentIsUnavailable, cause: .timedOut) {
          Media(url: $0.address("/silence"), timeout: .seconds(1))
        },
      ]

    @Test(arguments: local + remote)
    func areTypedErrorsAndLeaveThePlayerUsable(_ row: Row) async throws {
      let server = try LoopbackServer(Self.answer)
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
      let bad = AVPlayerItem(asset: AVURLAsset(try row.media(server)))

      player.replaceCurrentItem(with: bad)
      player.play()
      await eventually { bad.status == .failed }

      let error = try #require(bad.error as? AVError)
      #expect(error.code == row.code)
      #expect(error.cause?.code == row.cause)
      #expect(Self.isSentence(error.localizedDescription))

      let good = AVPlayerItem(url: Clips.address("gapless/1.flac"))
      player.replaceCurrentItem(with: good)
      player.play()
      await eventually { good.status == .readyToPlay && player.rate == 0 }

      #expect(good.currentTime() == CMTime(value: 2, timescale: 1))
    }

    /// A film that breaks off plays what there is of it, and says so then.
    @Test func thatBreakOffAreToldWhereTheyDo() async throws {
      let film = try Clips.bytes("clip.mp4")
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
      let url = try #require(URL(string: try Clips.file("cut.mp4", film.prefix(film.count / 2)).url))
      let item = AVPlayerItem(url: url)

      player.replaceCurrentItem(with: item)
      player.play()
      await eventually { item.status == .failed || item.error != nil || player.rate == 0 }

      #expect((item.error as? AVError)?.code == .decodeFailed)
      #expect((item.error as? AVError)?.cause?.code == .damaged)
    }

    private static func answer(_ request: Request) -> Answer {
      switch request.path {
      case "/loop": .status(302, ["Location": "/loop"])
      case "/page": .whole(Array("<html>404</html>".utf8))
      case "/silence": .silence
      case let path: .status(Int(path.dropFirst("/status/".count)) ?? 500)
      }
    }

    private static func isSentence(_ text: String) -> Bool {
      text.hasSuffix(".") && !text.contains("\n") && !text.contains("(\"")
    }
  }
}
