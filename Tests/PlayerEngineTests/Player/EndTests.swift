import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct EndTests {
  @Test func postsTheEndBeforeItsObserversSeeTheRateChange() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .pause
    let item = await stage.playing()
    await mainQueueIsDone()
    let log = Log()
    let end = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in log.add("end") }
    let observation = stage.player.observe(\.rate) { player, _ in log.add("rate \(player.rate)") }

    await stage.pass(.seconds(11)) { log.lines.count == 2 }

    #expect(log.lines == ["end", "rate 0.0"])
    observation.invalidate()
    NotificationCenter.default.removeObserver(end)
  }

  @Test func pausesAtTheEndAndStaysThere() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .pause
    let item = await stage.playing()

    await stage.pass(.seconds(11)) { stage.player.timeControlStatus == .paused }

    #expect(stage.player.currentItem === item && stage.player.currentTime() == seconds(10))
  }

  @Test func runsOnPastTheEndWhereNothingIsToBeDone() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .none
    let item = await stage.playing()
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)

    await stage.pass(.seconds(10)) { end.count == 1 }
    stage.clock.advance(by: .seconds(2))

    #expect(stage.player.currentTime() == seconds(12) && stage.player.rate == 1)
  }

  @Test func actsOnAnEndThatHasPassedWhenTheActionChanges() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .none
    let item = await stage.playing()
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    await stage.pass(.seconds(11)) { end.count == 1 }

    stage.player.actionAtItemEnd = .pause

    #expect(stage.player.rate == 0)
  }

  @Test func pausesByDefaultOnlyWithoutAQueue() {
    #expect(AVPlayer().actionAtItemEnd == .pause && AVQueuePlayer().actionAtItemEnd == .advance)
  }

  @Test func playsAgainAfterASeekToTheBeginning() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .pause
    _ = await stage.playing()
    await stage.pass(.seconds(11)) { stage.player.rate == 0 }

    _ = await stage.player.seek(to: .zero)
    stage.player.play()
    await eventually { stage.player.isMoving }

    #expect(stage.player.currentTime() == .zero)
  }

  @Test func endsAtTheForwardEndTime() async {
    let stage = Stage()
    stage.player.actionAtItemEnd = .pause
    let item = stage.item()
    item.forwardPlaybackEndTime = seconds(3)
    stage.player.insert(item, after: nil)
    stage.player.play()
    await eventually { stage.player.isMoving }

    await stage.pass(.seconds(4)) { stage.player.rate == 0 }

    #expect(stage.player.currentTime() == seconds(3) && item.duration == seconds(10))
  }

  @Test func saysWhyAnItemCouldNotPlayToItsEnd() async {
    var media = FakeMedia(duration: seconds(10))
    media.breakage = FakeMedia.Breakage(at: seconds(2), PlaybackError(.connectionLost, item: "a"))
    let stage = Stage(["a": media])
    let item = await stage.playing()
    let failure = Heard(AVPlayerItem.failedToPlayToEndTimeNotification, of: item)

    await stage.pass(.seconds(3)) { failure.count == 1 }

    #expect((item.error as? AVError)?.code == .noLongerPlayable)
  }

  @Test func handsTheErrorToThoseWhoHearOfIt() async {
    var media = FakeMedia(duration: seconds(10))
    media.breakage = FakeMedia.Breakage(at: seconds(2), PlaybackError(.connectionLost, item: "a"))
    let stage = Stage(["a": media])
    let item = await stage.playing()
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil
    ) { notification in
      let error = notification.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey]
      log.add("\((error as? NSError)?.domain ?? "nothing")")
    }

    await stage.pass(.seconds(3)) { !log.lines.isEmpty }

    #expect(log.lines == [AVFoundationErrorDomain])
    NotificationCenter.default.removeObserver(token)
  }
}
