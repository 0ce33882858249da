import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ConcurrencyTests {
  private let stage = Stage(["a": FakeMedia(duration: seconds(10)), "b": FakeMedia(duration: seconds(20))])

  /// Runs `body` on so many threads at once, each with its number, and returns when all are done.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread {
              body(number)
              continuation.resume()
            }.start()
          }
        }
      }
      for _ in 0..<100 {
        stage.clock.advance(by: .milliseconds(500))
        await Task.yield()
      }
    }
  }

  @Test func bearsManyThreadsAtOnce() async {
    let hands = PlayerHands(stage: stage)

    await onThreads(32) { thread in
      for step in 0..<50 { hands.act(thread * 7 + step * 3) }
    }
    stage.player.removeAllItems()

    #expect(stage.player.items().isEmpty)
  }

  @Test func letsManyThreadsShareAnItem() async {
    let item = await stage.playing("a")
    // Time runs past its end meanwhile.
    stage.player.actionAtItemEnd = .pause
    let hands = ItemHands(item: item, output: AVPlayerItemMetadataOutput())

    await onThreads(32) { thread in
      for step in 0..<50 { hands.act(thread * 7 + step * 3) }
    }

    #expect(stage.player.currentItem === item)
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
