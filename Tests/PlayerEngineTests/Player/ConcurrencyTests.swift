import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ConcurrencyTests {
  private let stage = Stage(["a": FakeMedia(duration: seconds(10)), "b": FakeMedia(duration: seconds(20))])

  /// One thing that somebody may do at any moment.
  private func act(_ number: Int) {
    let player = stage.player
    switch number % 10 {
    case 0: player.play()
    case 1: player.pause()
    case 2: player.seek(to: seconds(Double(number % 7))) { _ in }
    case 3: player.rate = Float(number % 3)
    case 4: player.insert(stage.item(number % 2 == 0 ? "a" : "b"), after: nil)
    case 5: player.advanceToNextItem()
    case 6: player.volume = Float(number % 5) / 5
    case 7: _ = (player.currentItem?.status, player.timeControlStatus, player.currentTime(), player.items())
    case 8: player.observe(\.rate, options: .initial) { _, _ in }.invalidate()
    default:
      player.removeTimeObserver(player.addPeriodicTimeObserver(forInterval: seconds(1), queue: nil) { _ in })
    }
  }

  @Test func bearsManyThreadsAtOnce() async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<32 {
        group.addTask { for step in 0..<40 { act(thread * 7 + step * 3) } }
      }
      for _ in 0..<100 {
        stage.clock.advance(by: .milliseconds(500))
        await Task.yield()
      }
    }

    stage.player.removeAllItems()

    #expect(stage.player.items().isEmpty)
  }

  @Test func letsObserversCallThePlayerBack() async {
    let player = stage.player
    let log = Log()
    let observation = player.observe(\.rate) { player, _ in
      if player.rate == 1 { player.pause() }
      log.add("\(player.rate)")
    }

    player.play()
    await eventually { log.lines.count == 2 }

    #expect(log.lines == ["0.0", "0.0"] || log.lines == ["1.0", "0.0"])
    observation.invalidate()
  }

  @Test func letsThoseWhoWaitForAnAssetCallThePlayer() async {
    let item = stage.item()
    let log = Log()
    item.asset.loadValuesAsynchronously(forKeys: ["duration"]) { log.add("\(stage.player.rate)") }

    stage.player.insert(item, after: nil)
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["0.0"])
  }
}
