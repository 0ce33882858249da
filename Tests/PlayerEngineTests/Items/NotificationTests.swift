import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct NotificationTests {
  @Test func haveTheSameNamesInBothFamilies() {
    #expect(
      NSNotification.Name.AVPlayerItemDidPlayToEndTime == AVPlayerItem.didPlayToEndTimeNotification
        && AVPlayerItem.newAccessLogEntryNotification.rawValue == "AVPlayerItemNewAccessLogEntry")
  }

  @Test(arguments: [
    (AVPlayerItem.didPlayToEndTimeNotification, "AVPlayerItemDidPlayToEndTimeNotification"),
    (AVPlayerItem.failedToPlayToEndTimeNotification, "AVPlayerItemFailedToPlayToEndTimeNotification"),
    (AVPlayerItem.playbackStalledNotification, "AVPlayerItemPlaybackStalledNotification"),
    (AVPlayerItem.timeJumpedNotification, "AVPlayerItemTimeJumpedNotification"),
    (AVPlayerItem.newAccessLogEntryNotification, "AVPlayerItemNewAccessLogEntry"),
    (AVPlayerItem.newErrorLogEntryNotification, "AVPlayerItemNewErrorLogEntry"),
    (AVPlayerItem.mediaSelectionDidChangeNotification, "AVPlayerItemMediaSelectionDidChangeNotification"),
    (AVPlayer.rateDidChangeNotification, "AVPlayerRateDidChangeNotification"),
  ])
  func haveApplesStrings(_ name: Notification.Name, _ string: String) {
    #expect(name.rawValue == string)
  }

  @Test func tellOfAStall() async {
    var media = FakeMedia(duration: seconds(10))
    media.gaps = [FakeMedia.Gap(at: seconds(2), for: .seconds(5))]
    let stage = Stage(["a": media])
    let item = await stage.playing()
    let stall = Heard(AVPlayerItem.playbackStalledNotification, of: item)

    await stage.pass(.seconds(3)) { stall.count == 1 }

    #expect(stage.player.rate == 1)
  }

  @Test func tellWhyTheRateChanged() async {
    let player = AVPlayer()
    let change = Heard(AVPlayer.rateDidChangeNotification, of: player)

    player.play()
    await eventually { change.count == 1 }

    #expect(change.info[AVPlayer.rateDidChangeReasonKey]?.contains("SetRateCalled") == true)
  }

  @Test func tellOfARateThatCouldNotBeHad() async {
    var abilities = Abilities.all
    abilities.playsBackwards = false
    let stage = Stage(abilities: abilities)
    _ = await stage.ready()
    let change = Heard(AVPlayer.rateDidChangeNotification, of: stage.player)

    stage.player.rate = -1
    await eventually { change.count == 1 }

    #expect(change.info[AVPlayer.rateDidChangeReasonKey]?.contains("SetRateFailed") == true)
  }

  @Test func comeAsASequenceToo() async {
    let player = AVPlayer()
    let changes = NotificationCenter.default.notifications(
      named: AVPlayer.rateDidChangeNotification, object: player)

    player.play()
    var first: Notification?
    for await change in changes {
      first = change
      break
    }

    #expect(first?.object as? AVPlayer === player)
  }

  @Test func arriveOnTheMainQueue() async {
    let stage = Stage()
    let item = await stage.ready()
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.timeJumpedNotification, object: item, queue: nil
    ) { _ in
      dispatchPrecondition(condition: .onQueue(.main))
      log.add("jumped")
    }

    _ = await stage.player.seek(to: seconds(1))
    await eventually { !log.lines.isEmpty }

    NotificationCenter.default.removeObserver(token)
  }

  /// These tests are run by an async main, as `dispatchMain()` is: nobody runs the main run loop.
  @Test func reachObserversOnTheMainOperationQueue() async {
    let player = AVPlayer()
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayer.rateDidChangeNotification, object: player, queue: .main
    ) { _ in
      dispatchPrecondition(condition: .onQueue(.main))
      log.add("changed")
    }

    player.rate = 1
    await eventually { log.lines == ["changed"] }
    await MainActor.run { player.rate = 2 }
    await eventually { log.lines == ["changed", "changed"] }

    NotificationCenter.default.removeObserver(token)
  }
}
