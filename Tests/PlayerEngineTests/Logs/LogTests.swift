import AVFoundation
import GStreamerTesting
import LocalRenderer
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(2)))
struct LogTests {
  @Test func hasNoLogBeforeItPlays() async {
    let stage = Stage()

    let item = await stage.ready()

    #expect(item.accessLog() == nil && item.errorLog() == nil)
  }

  @Test func beginsAnEntryWhenTimeBeginsToRun() async {
    let stage = Stage()
    let item = await stage.ready()
    let heard = Heard(.AVPlayerItemNewAccessLogEntry, of: item)

    stage.player.play()
    await eventually { heard.count == 1 }

    let event = item.accessLog()?.events.first
    #expect(event?.playbackType == "FILE" && event?.uri == "a" && event?.playbackStartOffset == 0)
    #expect(event?.playbackSessionID?.isEmpty == false && event?.playbackStartDate != nil)
    #expect((event?.startupTime ?? -1) >= 0)
  }

  @Test func tellsHowMuchWasPlayed() async {
    let stage = Stage()
    let item = await stage.playing()

    stage.clock.advance(by: .seconds(4))
    let whilePlaying = item.accessLog()?.events.first?.durationWatched
    stage.player.pause()
    stage.clock.advance(by: .seconds(4))

    #expect(whilePlaying == 4 && item.accessLog()?.events.first?.durationWatched == 4)
  }

  @Test func beginsAnotherEntryForEachUninterruptedPeriod() async {
    let stage = Stage()
    let item = await stage.playing()
    stage.clock.advance(by: .seconds(1))
    stage.player.pause()

    stage.player.play()
    await eventually { item.accessLog()?.events.count == 2 }

    let events = item.accessLog()?.events ?? []
    #expect(events.map(\.playbackStartOffset) == [0, 1])
    #expect(Set(events.map(\.playbackSessionID)).count == 1)
  }

  @Test func countsStalls() async {
    let stage = Stage()
    let item = await stage.playing()

    stage.renderer.say(.stalled)
    await eventually { item.accessLog()?.events.first?.numberOfStalls == 1 }

    #expect(item.accessLog()?.events.first?.numberOfStalls == 1)
  }

  @Test func tellsWhatCameInEachPeriod() async {
    let stage = Stage()
    let item = await stage.playing()
    stage.renderer.say(.transferred(transfer(1000, .seconds(2), requests: 1)))
    await eventually { item.accessLog()?.events.first?.numberOfBytesTransferred == 1000 }
    stage.player.pause()
    stage.player.play()
    await eventually { item.accessLog()?.events.count == 2 }

    stage.renderer.say(.transferred(transfer(4000, .seconds(3), requests: 3)))
    await eventually { item.accessLog()?.events.last?.numberOfBytesTransferred == 3000 }

    let events = item.accessLog()?.events ?? []
    #expect(events.map(\.observedBitrate) == [4000, 24_000])
    #expect(events.map(\.transferDuration) == [2, 1] && events.map(\.numberOfMediaRequests) == [1, 2])
    #expect(events.map(\.serverAddress) == ["example.org", "example.org"])
  }

  @Test func saysOfAFileThatNothingIsKnownOfTransfers() async {
    let stage = Stage()
    let item = await stage.playing()

    let event = item.accessLog()?.events.first

    #expect(event?.numberOfBytesTransferred == -1 && event?.observedBitrate == -1)
    #expect(event?.indicatedBitrate == -1 && event?.serverAddress == nil)
  }

  @Test func writesErrorsDown() async {
    let stage = Stage()
    let item = await stage.playing()
    let heard = Heard(AVPlayerItem.newErrorLogEntryNotification, of: item)

    stage.renderer.say(
      .warned(PlaybackError(.segmentMissing, item: "https://u:p@example.org/1.ts?token=secret")))
    await eventually { heard.count == 1 }

    let event = item.errorLog()?.events.first
    #expect(event?.errorDomain == AVFoundationErrorDomain && event?.uri == "https://example.org/1.ts")
    #expect(event?.errorStatusCode == AVError.Code.noLongerPlayable.rawValue)
    #expect(event?.errorComment == "A part of https://example.org/1.ts is missing and was skipped.")
    #expect(event?.playbackSessionID == item.accessLog()?.events.first?.playbackSessionID)
  }

  @Test func writesDownWhatEndedAnItem() async {
    let stage = Stage(["a": FakeMedia(failure: PlaybackError(.notFound, item: "a"))])
    let item = stage.item()
    stage.player.insert(item, after: nil)

    await eventually { item.status == .failed }

    #expect(item.errorLog()?.events.map(\.errorStatusCode) == [AVError.Code.contentIsUnavailable.rawValue])
  }

  @Test func givesItselfAsTextWithoutSecrets() async throws {
    let stage = Stage(["https://u:p@example.org/a.m3u8?token=secret": FakeMedia(duration: seconds(10))])
    let item = await stage.playing("https://u:p@example.org/a.m3u8?token=secret")
    stage.renderer.say(.warned(PlaybackError(.segmentMissing, item: "https://example.org/1.ts?token=secret")))
    await eventually { item.errorLog() != nil }

    let access = try #require(item.accessLog()?.extendedLogData())
    let error = try #require(item.errorLog()?.extendedLogData())

    let (accessText, errorText) = (
      String(decoding: access, as: UTF8.self), String(decoding: error, as: UTF8.self)
    )
    #expect(accessText.hasPrefix("#Version: 1.0\n#Fields: date uri cs-guid s-ip"))
    #expect(accessText.contains("\thttps://example.org/a.m3u8\t") && accessText.contains("\tVOD\t0.000\t"))
    #expect(!accessText.contains("secret") && !errorText.contains("secret") && !errorText.contains("u:p"))
    #expect(item.accessLog()?.extendedLogDataStringEncoding == String.Encoding.utf8.rawValue)
  }

  @Test func countsTheBytesThatAProgramDelivers() async {
    let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
    let deliverer = Deliverer()
    let item = AVPlayerItem(asset: deliverer.asset("my-scheme://vault/tune.flac"))
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)

    player.replaceCurrentItem(with: item)
    player.play()
    await eventually { end.count == 1 || item.status == .failed }

    let bytes = item.accessLog()?.events.map(\.numberOfBytesTransferred).reduce(0, +)
    #expect(bytes == 450_874)
  }

  private func transfer(_ bytes: Int64, _ time: Duration, requests: Int) -> Transfer {
    var transfer = Transfer()
    (transfer.bytes, transfer.time, transfer.requests) = (bytes, time, requests)
    transfer.server = "example.org"
    return transfer
  }
}
