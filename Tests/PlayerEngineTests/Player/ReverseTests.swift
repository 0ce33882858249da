import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ReverseTests {
  private let stage = Stage()
  private let queue = DispatchQueue(label: "observer")

  /// Plays backwards from the fifth second on.
  private func playingBackwards() async -> AVPlayerItem {
    let item = await stage.ready()
    _ = await stage.player.seek(to: seconds(5))
    stage.player.rate = -1
    await eventually { stage.player.effectiveRate == -1 }
    return item
  }

  @Test func runsBackwards() async {
    _ = await playingBackwards()

    stage.clock.advance(by: .seconds(2))

    #expect(stage.player.currentTime() == seconds(3))
  }

  @Test func tellsEachIntervalOnTheWayBack() async {
    let log = Log()
    _ = await playingBackwards()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    for number in 1...2 { await stage.pass(.seconds(1)) { log.lines.count == number } }

    #expect(log.lines == ["4.0", "3.0"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsABoundaryThatIsCrossedBackwards() async {
    let log = Log()
    _ = await playingBackwards()
    let observer = stage.player.addBoundaryTimeObserver(forTimes: [NSValue(time: seconds(4))], queue: queue) {
      log.add("crossed")
    }

    await stage.pass(.seconds(2)) { !log.lines.isEmpty }

    #expect(log.lines == ["crossed"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func pausesAtTheBeginning() async {
    let item = await playingBackwards()
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)

    await stage.pass(.seconds(6)) { stage.player.rate == 0 }
    await mainQueueIsDone()

    #expect(stage.player.currentTime() == .zero && end.count == 0)
  }
}
