import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct SeekingTests {
  @Test func arrivesWhereItWasSent() async {
    let stage = Stage()
    _ = await stage.ready()

    let isFinished = await stage.player.seek(to: seconds(4))

    #expect(isFinished && stage.player.currentTime() == seconds(4))
  }

  @Test func isInexactUnlessToldOtherwise() async {
    let stage = Stage()
    _ = await stage.ready()

    _ = await stage.player.seek(to: seconds(4))

    await stage.told { if case .seek(let seek, _) = $0 { seek.before == .positiveInfinity } else { false } }
  }

  @Test func isExactWithoutTolerance() async {
    let stage = Stage()
    _ = await stage.ready()

    _ = await stage.player.seek(to: seconds(4), toleranceBefore: .zero, toleranceAfter: .zero)

    await stage.told { if case .seek(let seek, _) = $0 { seek.isExact } else { false } }
  }

  @Test func endsTheOlderOfTwoSeeksAtOnceAndFirst() async {
    var media = FakeMedia(duration: seconds(10))
    media.seekDelay = .seconds(1)
    let stage = Stage(["a": media])
    _ = await stage.ready()
    let log = Log()

    for time in [1.0, 2, 3] { stage.player.seek(to: seconds(time)) { log.add("\(time) \($0)") } }
    await eventually {
      stage.clock.advance(by: .seconds(1))
      return log.lines.count == 3
    }

    #expect(log.lines == ["1.0 false", "2.0 false", "3.0 true"])
  }

  @Test func showsTheOldTimeUntilItArrives() async {
    var media = FakeMedia(duration: seconds(10))
    media.seekDelay = .seconds(1)
    let stage = Stage(["a": media])
    _ = await stage.ready()

    stage.player.seek(to: seconds(4)) { _ in }

    #expect(stage.player.currentTime() == .zero)
  }

  @Test func comesToNothingWithoutAnItem() async {
    let isFinished = await AVPlayer().seek(to: seconds(1))

    #expect(!isFinished)
  }

  @Test(arguments: [(11.0, 10.0), (1_000_000, 10), (-1, 0)])
  func goesToTheNearestTimeThereIs(_ wanted: Double, _ there: Double) async {
    let stage = Stage()
    _ = await stage.ready()

    let isFinished = await stage.player.seek(to: CMTime(seconds: wanted, preferredTimescale: 1))

    #expect(isFinished)
    #expect(stage.player.currentTime() == CMTime(seconds: there, preferredTimescale: 1))
  }

  @Test func isCancelledByItsItem() async {
    var media = FakeMedia(duration: seconds(10))
    media.seekDelay = nil
    let stage = Stage(["a": media])
    let item = await stage.ready()
    let log = Log()
    stage.player.seek(to: seconds(4)) { log.add("\($0)") }

    item.cancelPendingSeeks()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["false"])
  }

  @Test func isAcceptedBeforeTheItemIsReady() async {
    var media = FakeMedia(duration: seconds(10))
    media.delay = .seconds(1)
    let stage = Stage(["a": media])
    let item = stage.item()
    stage.player.insert(item, after: nil)
    let log = Log()

    stage.player.seek(to: seconds(4)) { log.add("\($0)") }
    await eventually {
      stage.clock.advance(by: .seconds(1))
      return !log.lines.isEmpty
    }

    #expect(log.lines == ["true"])
  }

  @Test func leavesTheRateAsItWas() async {
    let stage = Stage()
    _ = await stage.playing()

    _ = await stage.player.seek(to: seconds(4))

    #expect(stage.player.rate == 1)
  }

  @Test func cannotGoToAnInvalidTime() async {
    await #expect(processExitsWith: .failure) { _ = await AVPlayer().seek(to: .invalid) }
  }

  @Test func cannotGoToAnIndefiniteTime() async {
    await #expect(processExitsWith: .failure) { _ = await AVPlayer().seek(to: .indefinite) }
  }

  @Test func cannotHaveANegativeTolerance() async {
    await #expect(processExitsWith: .failure) {
      let before = CMTime(value: -1, timescale: 1)
      _ = await AVPlayer().seek(to: .zero, toleranceBefore: before, toleranceAfter: .zero)
    }
  }

  @Test func saysThatTimeHasJumped() async {
    let stage = Stage()
    let item = await stage.ready()
    let jumped = Heard(AVPlayerItem.timeJumpedNotification, of: item)

    _ = await stage.player.seek(to: seconds(4))
    await eventually { jumped.count > 0 }

    #expect(jumped.count == 1)
  }

  @Test func setsWhereAnItemBeginsThatIsNotCurrent() async {
    let stage = Stage()
    let item = stage.item()

    let isFinished = await item.seek(to: seconds(3))

    #expect(isFinished && item.currentTime() == seconds(3))
  }

  @Test func stepsFrameByFrame() async {
    let stage = Stage()
    let item = await stage.ready()

    item.step(byCount: 2)
    await eventually { stage.player.currentTime() != .zero }

    #expect(stage.player.currentTime() == CMTime(value: 2, timescale: 25))
  }
}
