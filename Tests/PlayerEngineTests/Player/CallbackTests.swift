import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

/// What callers do from inside the player's own callbacks.
@Suite(.timeLimit(.minutes(1)))
struct CallbackTests {
  private let stage = Stage([
    "a": FakeMedia(duration: seconds(10)), "b": FakeMedia(duration: seconds(20)),
    "c": FakeMedia(duration: seconds(5)),
  ])

  /// Does `act` each time that `item` has played to its end, on whatever thread that is told.
  private func atEnd(of item: AVPlayerItem, _ act: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) {
      _ in
      act()
    }
  }

  @Test func stopsFromInsideTheEnd() async {
    let (player, next) = (stage.player, stage.item("b"))
    let item = await stage.playing()
    player.insert(next, after: nil)
    await eventually { next.status == .readyToPlay }
    let token = atEnd(of: item) { player.removeAllItems() }

    await stage.pass(.seconds(10)) { player.items().isEmpty }
    await stage.told { $0 == .stop }

    #expect(player.currentItem == nil)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func goesOnFromInsideTheEndOfAnItem() async {
    let (player, second, third) = (stage.player, stage.item("b"), stage.item("c"))
    let item = await stage.playing()
    player.insert(second, after: nil)
    player.insert(third, after: nil)
    await eventually { second.status == .readyToPlay }
    let token = atEnd(of: item) { player.advanceToNextItem() }

    await stage.pass(.seconds(10)) { player.currentItem === third && player.isMoving }

    #expect(player.items() == [third])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func playsAgainFromInsideTheEnd() async {
    let player = stage.player
    player.actionAtItemEnd = .pause
    let item = await stage.playing()
    let log = Log()
    let token = atEnd(of: item) {
      log.add("end")
      player.seek(to: .zero) { _ in player.play() }
    }

    for round in 1...3 { await stage.pass(.seconds(10)) { log.lines.count == round && player.isMoving } }

    #expect(player.currentTime() == .zero)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func putsInAnotherItemFromInsideTheEnd() async {
    let (player, other) = (stage.player, stage.item("b"))
    let item = await stage.playing()
    let token = atEnd(of: item) { player.insert(other, after: nil) }

    await stage.pass(.seconds(10)) { player.currentItem === other && player.isMoving }

    #expect(player.rate == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func seeksOnFromInsideASeek() async {
    let player = stage.player
    _ = await stage.playing()
    let log = Log()

    player.seek(to: seconds(3)) { first in
      log.add("3 \(first)")
      player.seek(to: seconds(6)) { second in log.add("6 \(second)") }
    }
    await eventually { log.lines.count == 2 }

    #expect(log.lines == ["3 true", "6 true"])
  }

  @Test func pausesFromInsideEveryChangeOfTimeControl() async {
    let player = stage.player
    _ = await stage.ready()
    let observation = player.observe(\.timeControlStatus) { player, _ in
      if player.timeControlStatus == .playing { player.pause() }
    }

    for _ in 0..<20 { player.play() }
    await eventually { player.timeControlStatus == .paused && player.rate == 0 }
    await mainQueueIsDone()

    #expect(player.timeControlStatus == .paused)
    observation.invalidate()
  }
}
