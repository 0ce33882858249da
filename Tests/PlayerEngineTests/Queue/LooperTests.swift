import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LooperTests {
  private let stage = Stage()

  private func loop(_ range: CMTimeRange = .invalid) async -> AVPlayerLooper {
    let looper = AVPlayerLooper(player: stage.player, templateItem: stage.item(), timeRange: range)
    await eventually { looper.status != .unknown && stage.player.items().count >= 3 }
    return looper
  }

  @Test func playsCopiesAndNeverTheTemplate() async {
    let template = stage.item()
    let looper = AVPlayerLooper(player: stage.player, templateItem: template)
    await eventually { looper.status == .ready && stage.player.items().count == 3 }

    #expect(
      stage.player.items() == looper.loopingPlayerItems && !looper.loopingPlayerItems.contains(template))
  }

  @Test func countsHowOftenItBeginsAgain() async {
    let looper = await loop()
    stage.player.play()
    await eventually { stage.player.isMoving && looper.loopingPlayerItems[1].status == .readyToPlay }

    await stage.pass(.seconds(11)) { looper.loopCount == 1 }

    await eventually { looper.loopingPlayerItems.count == 3 && stage.player.items().count == 3 }
  }

  @Test func keepsTheRateOfThePlayer() async {
    stage.player.play()

    let looper = await loop()

    #expect(looper.status == .ready && stage.player.rate == 1)
  }

  @Test func loopsAPart() async {
    let looper = await loop(CMTimeRange(start: seconds(2), end: seconds(4)))

    #expect(looper.loopingPlayerItems.allSatisfy { $0.forwardPlaybackEndTime == seconds(4) })
  }

  @Test func cannotLoopOutsideTheItem() async {
    let range = CMTimeRange(start: seconds(8), end: seconds(12))
    let looper = AVPlayerLooper(player: stage.player, templateItem: stage.item(), timeRange: range)

    await eventually { looper.status != .unknown }

    #expect(looper.status == .failed && looper.error != nil)
  }

  @Test func leavesTheQueueAsItWasWhenItEnds() async {
    let looper = await loop()
    let current = stage.player.currentItem

    looper.disableLooping()

    #expect(looper.status == .cancelled && stage.player.items() == [current])
  }

  @Test func endsWhenItIsReleased() async {
    var looper: AVPlayerLooper? = await loop()

    _ = looper?.status
    looper = nil

    #expect(stage.player.items().count == 1)
  }

  @Test func comesBeforeTheItemsThatAreThere() async {
    let other = stage.item()
    stage.player.insert(other, after: nil)

    _ = await loop()

    #expect(stage.player.items().last === other || stage.player.items().contains(other))
  }

  @Test func isUnknownAndPausesThePlayerUntilItKnowsTheDuration() {
    stage.player.play()

    let looper = AVPlayerLooper(player: stage.player, templateItem: itemThatIsNeverKnown())

    #expect(looper.status == .unknown && stage.player.rate == 0)
  }

  @Test func letsThePlayerGoOnWhenItEndsBeforeItKnowsTheDuration() {
    stage.player.play()
    let looper = AVPlayerLooper(player: stage.player, templateItem: itemThatIsNeverKnown())

    looper.disableLooping()

    #expect(looper.status == .cancelled && stage.player.rate == 1)
  }

  @Test func leavesThePlayerPausedWhereItWas() {
    let looper = AVPlayerLooper(player: stage.player, templateItem: itemThatIsNeverKnown())

    looper.disableLooping()

    #expect(stage.player.rate == 0)
  }

  @Test func advancesAsLongAsItLoops() async {
    stage.player.actionAtItemEnd = .pause
    let looper = await loop()
    #expect(stage.player.actionAtItemEnd == .advance)

    looper.disableLooping()

    #expect(stage.player.actionAtItemEnd == .pause)
  }

  @Test func cannotLoopWhatHasNoLength() async {
    let stage = Stage(["a": FakeMedia(duration: .zero)])
    let looper = AVPlayerLooper(player: stage.player, templateItem: stage.item())

    await eventually { looper.status != .unknown }

    #expect(looper.status == .failed)
  }

  @Test func cannotLoopAnEmptyRange() async {
    await #expect(processExitsWith: .failure) {
      let item = AVPlayerItem(asset: AVURLAsset(Media(url: "a")))
      _ = AVPlayerLooper(player: AVQueuePlayer(), templateItem: item, timeRange: .zero)
    }
  }

  @Test func cannotLoopAnItemOfTheQueue() async {
    await #expect(processExitsWith: .failure) {
      let item = AVPlayerItem(asset: AVURLAsset(Media(url: "a")))
      _ = AVPlayerLooper(player: AVQueuePlayer(items: [item]), templateItem: item)
    }
  }

  private func itemThatIsNeverKnown() -> AVPlayerItem {
    AVPlayerItem(
      asset: AVURLAsset(Media(url: "a", timeout: .seconds(3600))) { _ throws(PlaybackError) in
        for await _ in AsyncStream<Void>.makeStream().stream {}
        throw PlaybackError(.other)
      })
  }
}
