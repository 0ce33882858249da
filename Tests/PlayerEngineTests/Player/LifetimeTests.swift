import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LifetimeTests {
  @Test func stopsItsRendererWhenItIsReleased() async {
    let renderer = FakeRenderer(["a": FakeMedia(duration: seconds(10))])
    var player: AVPlayer? = AVPlayer(renderer: renderer)
    player?.replaceCurrentItem(with: AVPlayerItem(asset: AVURLAsset(Media(url: "a"))))
    player?.play()
    await eventually { renderer.commands.contains(.setRate(1)) }

    player = nil
    await eventually { renderer.commands.last == .stop }

    #expect(player == nil)
  }

  @Test func goesAlthoughItIsObserved() async {
    weak var gone: AVPlayer?
    var observation: NSKeyValueObservation?
    do {
      let player = AVPlayer()
      gone = player
      observation = player.observe(\.rate) { _, _ in }
    }

    #expect(gone == nil)
    observation?.invalidate()
  }

  @Test func movesToAnotherRendererOnceThatIsReady() async {
    let stage = Stage()
    _ = await stage.playing()
    let other = FakeRenderer(["a": FakeMedia(duration: seconds(10))], timekeeper: stage.clock)
    stage.clock.advance(by: .seconds(2))

    stage.player.attach(other)
    await eventually { other.commands.contains(.setRate(1)) && stage.renderer.commands.last == .stop }

    #expect(stage.player.rate == 1 && stage.player.currentTime() == seconds(2))
  }

  @Test func asksTheRendererAgainWhenNothingComes() async {
    let stage = Stage(["a": .silent])
    stage.player.insert(stage.item(), after: nil)
    await eventually { stage.renderer.commands.count { $0.isLoad } == 1 && stage.clock.sleepers > 0 }

    stage.clock.advance(by: .seconds(6))

    await eventually { stage.renderer.commands.count { $0.isLoad } == 2 }
  }

  @Test func failsAnItemThatGivesNoSignOfLife() async {
    let stage = Stage(["a": .silent])
    let item = stage.item()
    stage.player.insert(item, after: nil)

    await eventually {
      stage.clock.advance(by: .seconds(1))
      return item.status == .failed
    }

    #expect((item.error as? AVError)?.cause?.code == .timedOut)
  }
}

extension Command {
  fileprivate var isLoad: Bool { if case .load = self { true } else { false } }
}
