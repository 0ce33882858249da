import CoreMedia
import Foundation
import GStreamerTesting
import Playback
import Testing

extension Cases {
  /// Servers that do not do as they should.
  @Suite struct Servers {
    @Test(arguments: [
      (401, PlaybackError.Code.unauthorized), (403, .forbidden), (404, .notFound), (410, .notFound),
      (500, .serverError), (503, .serverError), (418, .httpError),
    ])
    func areQuoted(_ status: Int, _ code: PlaybackError.Code) async throws {
      let server = try LoopbackServer { _ in .status(status) }
      var trial = Trial()

      let refusal = try await trial.refusal(of: Media(url: server.address("/tune.mp3")))

      #expect(refusal == code)
    }

    @Test func thatSendInCirclesAreToldOf() async throws {
      let server = try LoopbackServer { .status(302, ["Location": $0.path]) }
      var trial = Trial()

      #expect(try await trial.refusal(of: Media(url: server.address("/tune.mp3"))) == .tooManyRedirects)
    }

    @Test func thatRefuseAreToldOf() async throws {
      let port = try Sockets.freePort()
      var trial = Trial()

      let refusal = try await trial.refusal(of: Media(url: "http://127.0.0.1:\(port)/tune.mp3"))

      #expect(refusal == .connectionRefused)
    }

    @Test func thatHaveNoNameAreToldOf() async throws {
      var trial = Trial()

      #expect(try await trial.refusal(of: Media(url: "http://nobody.invalid/tune.mp3")) == .hostNotFound)
    }

    @Test func thatSayNothingAreGivenUp() async throws {
      let server = try LoopbackServer { _ in .silence }
      var trial = Trial()

      let refusal = try await trial.refusal(
        of: Media(url: server.address("/tune.mp3"), timeout: .seconds(1)))

      #expect(refusal == .timedOut)
    }

    @Test func neverGetSecretsIntoErrors() async throws {
      let server = try LoopbackServer { _ in .status(401) }
      var trial = Trial()
      let address = server.address("/tune.mp3?token=hush").replacing("//127", with: "//us%20er:p%40ss@127")
      await trial.tell(.load(Media(url: address), at: .zero, ticket: Ticket(1)))

      let error = try await trial.failure().error

      let text = "\(error) \(error.item ?? "") \(error.detail ?? "")"
      #expect(!text.contains("hush"))
      #expect(!text.contains("p%40ss"))
      #expect(!text.contains("p@ss"))
    }

    @Test func thatAskForAPasswordGetIt() async throws {
      let tune = try Clips.bytes("gapless/1.mp3")
      let server = try LoopbackServer { request in
        request.fields["authorization"] == "Basic dXMgZXI6cEBzcw=="
          ? .parts(tune) : .status(401, ["WWW-Authenticate": "Basic realm=\"x\""])
      }
      let address = server.address("/tune.mp3").replacing("//127", with: "//us%20er:p%40ss@127")
      var trial = Trial()

      let outcomes = try await trial.play([Media(url: address)])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 88_200)
    }

    @Test func thatKeepACookieGetItBack() async throws {
      let tune = try Clips.bytes("gapless/1.mp3")
      let server = try LoopbackServer { request in
        request.fields["cookie"]?.contains("sid=42") == true
          ? .parts(tune) : .status(302, ["Location": request.path, "Set-Cookie": "sid=42; Path=/"])
      }
      var trial = Trial()

      let outcomes = try await trial.play([Media(url: server.address("/tune.mp3"))])

      #expect(outcomes == [.ended])
    }

    @Test func thatSendElsewhereAreFollowed() async throws {
      let tune = try Clips.bytes("gapless/1.mp3")
      let server = try LoopbackServer { request in
        request.path == "/there.mp3" ? .parts(tune) : .status(302, ["Location": "/there.mp3"])
      }
      var trial = Trial()

      let outcomes = try await trial.play([Media(url: server.address("/here.mp3"))])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 88_200)
    }

    @Test(arguments: ["mp3", "flac", "m4a", "ogg", "opus"], [false, true])
    func thatBreakOffAreAskedForTheRest(_ format: String, _ breaksOff: Bool) async throws {
      let tune = try Clips.bytes("gapless/1.\(format)")
      let server = try LoopbackServer { breaksOff && $0.count == 1 ? .half(tune) : .parts(tune) }
      var trial = Trial()

      let outcomes = try await trial.play([Media(url: server.address("/1.\(format)"))])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 2 * trial.soundRate)
    }

    @Test(arguments: ["clip.mp4", "clip.mkv", "clip.webm", "tune.ogg", "tune.opus", "tune.wav"])
    func giveTheSameAsAFile(_ name: String) async throws {
      var whole = Trial()
      try await whole.load(Clips.media(name))
      try await whole.playToTheEnd()
      let clip = try Clips.bytes(name)
      let server = try LoopbackServer { _ in .parts(clip) }
      var trial = Trial()

      try await trial.load(Media(url: server.address("/\(name)")))
      try await trial.playToTheEnd()

      #expect(trial.difference(from: whole, behind: 0, isCounted: true) == nil)
    }

    /// Slow, because a server must be so for a while before it shows.
    @Test func thatAreVerySlowAreHeardToGive() async throws {
      let wave = Wave(frames: 44_100)
      let server = try LoopbackServer { _ in .slowly(wave.bytes, 100) }
      var trial = Trial()
      await trial.tell(.load(Media(url: server.address("/slow.wav")), at: .zero, ticket: Ticket(1)))
      var count = 0

      try await trial.wait(for: "word that something comes") { report in
        if case .buffering = report.event { count += 1 }
        return count == 6 ? count : nil
      }

      #expect(count == 6)
    }

    /// In real time: it is waited for half a second, and for one more where a second answer is as bad.
    @Test(arguments: [
      ("tune.mp3", 2), ("tune.flac", 1), ("tune.wav", 1), ("clip.mkv", 1), ("clip.mp4", 1),
    ])
    func thatAreAwayForAWhileAreAskedForTheRest(_ name: String, _ failures: Int) async throws {
      var whole = Trial()
      try await whole.load(Clips.media(name))
      try await whole.playToTheEnd()
      let (tune, gate) = (try Clips.bytes(name), Gate())
      let server = try LoopbackServer { request in
        if gate.isOpen(forTheFirst: failures) { return .status(503) }
        return gate.isOpen ? .parts(tune) : .halfHeld(tune, gate)
      }
      var trial = Trial()
      try await trial.load(Media(url: server.address("/\(name)")))

      gate.open()
      try await trial.playToTheEnd()

      #expect(trial.difference(from: whole, behind: 0, isCounted: true) == nil)
      #expect(trial.warnings == Array(repeating: .serverError, count: failures))
    }

    @Test func thatAreAwayStallWhatTheyWereToGive() async throws {
      let wave = Wave(frames: 88_200).bytes
      let (broken, well, clock) = (Gate(), Gate(), TestClock())
      let server = try LoopbackServer { _ in
        well.isOpen ? .parts(wave) : broken.isOpen ? .status(503) : .halfHeld(wave, broken)
      }
      let delays = Array(repeating: Duration.milliseconds(20), count: 1000)
      var trial = Trial(clock: clock, delays: delays)
      try await trial.load(Media(url: server.address("/wave.wav")))
      broken.open()
      await trial.tell(.setRate(1))

      let stall = try await clock.run { try await trial.stall() }
      let frames = trial.frameCount
      well.open()
      try await trial.wait(for: "data") {
        if case .buffering(let all) = $0.event { !all.isEmpty ? true : nil } else { nil }
      }
      _ = try await clock.run { try await trial.playToTheEnd() }

      #expect(stall.buffering.isEmpty && !stall.buffering.keepsUp)
      #expect(
        stall.place
          == CMTime(value: CMTimeValue(frames), timescale: 44_100).convertScale(
            1_000_000_000, method: .default))
      #expect((40_000..<44_100).contains(frames))
      #expect(trial.frameCount == 88_200)
      let isWhole = trial.bytes == Wave(frames: 88_200).samples
      #expect(isWhole)
    }

    @Test func thatStayAwayFailWhatTheyWereToGiveWhereItStood() async throws {
      let wave = Wave(frames: 88_200).bytes
      let (broken, clock) = (Gate(), TestClock())
      let server = try LoopbackServer { _ in broken.isOpen ? .status(503) : .halfHeld(wave, broken) }
      var trial = Trial(clock: clock, delays: Array(repeating: .milliseconds(200), count: 3))
      try await trial.load(Media(url: server.address("/wave.wav")))
      broken.open()
      await trial.tell(.setRate(1))

      let stall = try await clock.run { try await trial.stall() }
      let failure = try await trial.failure()

      #expect(failure.error.code == .serverError)
      #expect(failure.time == stall.place)
      #expect(trial.warnings == [.serverError, .serverError, .serverError])
    }

    @Test(arguments: [true, false])
    func thatLackASegmentArePassedOver(_ isBelowMaster: Bool) async throws {
      let server = try LoopbackServer { request in
        if request.path == "/master.m3u8" {
          return .whole(Array("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=300000\nhls/clip.m3u8\n".utf8))
        }
        guard request.path != "/hls/2.ts", let bytes = try? Clips.bytes(String(request.path.dropFirst()))
        else {
          return .status(404)
        }
        return .parts(bytes)
      }
      var trial = Trial()
      let address = server.address(isBelowMaster ? "/master.m3u8" : "/hls/clip.m3u8")
      try await trial.load(Media(url: address))

      let end = try await trial.playToTheEnd()

      #expect(abs(end.seconds - 8) < 0.2)
      #expect(trial.warnings == [.segmentMissing])
    }

    @Test func thatAreBusyAreAskedAgain() async throws {
      let tune = try Clips.bytes("gapless/1.mp3")
      let server = try LoopbackServer { request in
        request.count == 1 ? .status(503, ["Retry-After": "1"]) : .parts(tune)
      }
      var trial = Trial()

      let outcomes = try await trial.play([Media(url: server.address("/tune.mp3"))])

      #expect(outcomes == [.ended])
      #expect(trial.frameCount == 88_200)
    }

    @Test func thatGiveNoRangesCannotBeSought() async throws {
      let tune = try Clips.bytes("tune.mp3")
      let server = try LoopbackServer { _ in .whole(tune) }
      var trial = Trial()
      let readiness = try await trial.load(Media(url: server.address("/tune.mp3")))

      let place = try await trial.seek(to: CMTime(value: 1, timescale: 1))
      let end = try await trial.playToTheEnd()

      #expect(readiness.seekable.isEmpty)
      #expect(place == nil)
      #expect(end.seconds > 3)
    }

    @Test func thatGiveNoRangesStillPlayMoviesWithTheirIndexBehind() async throws {
      let movie = try Clips.bytes("clip.mp4")
      let server = try LoopbackServer { _ in .whole(movie) }
      var trial = Trial()
      try await trial.load(Media(url: server.address("/clip.mp4")))

      let place = try await trial.seek(to: CMTime(value: 5, timescale: 1))
      let end = try await trial.playToTheEnd()

      #expect(place == nil)
      #expect(end.seconds > 9)
    }

    @Test func thatDoNotTellTheSizeHaveNoEndInSight() async throws {
      let tune = try Clips.bytes("gapless/1.mp3")
      let server = try LoopbackServer { _ in .chunks(tune) }
      var trial = Trial()

      let readiness = try await trial.load(Media(url: server.address("/tune.mp3")))
      try await trial.playToTheEnd()

      #expect(readiness.duration.isIndefinite)
      #expect(readiness.seekable.isEmpty)
      #expect(trial.frameCount == 88_200)
    }
  }
}
