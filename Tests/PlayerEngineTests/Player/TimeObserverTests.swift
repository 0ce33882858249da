import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct TimeObserverTests {
  private let queue = DispatchQueue(label: "observer")

  @Test func tellsNothingWithoutAnItem() async {
    let stage = Stage()
    let log = Log()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) { _ in
      log.add("called")
    }

    stage.player.play()
    queue.sync {}

    #expect(log.lines == [])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsZeroFirst() async {
    let stage = Stage()
    let log = Log()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    _ = await stage.playing()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines.first == "0.0")
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsEachIntervalOfItemTime() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    for number in 1...3 { await stage.pass(.seconds(1)) { log.lines.count == number } }

    #expect(log.lines == ["1.0", "2.0", "3.0"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func countsInItemTimeAtOtherRates() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    stage.player.rate = 2
    await eventually { stage.renderer.commands.contains(.setRate(2)) && stage.player.effectiveRate == 2 }
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    for number in 1...2 { await stage.pass(.milliseconds(500)) { log.lines.count == number } }

    #expect(log.lines == ["1.0", "2.0"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsOfAJumpWhilePaused() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.ready()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    _ = await stage.player.seek(to: seconds(4))
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["4.0"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsWhenPlaybackStops() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    stage.clock.advance(by: .milliseconds(300))
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) {
      log.add("\($0.seconds)")
    }

    stage.player.pause()
    queue.sync {}

    #expect(log.lines == ["0.3"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsABoundaryThatPlaybackCrosses() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    let observer = stage.player.addBoundaryTimeObserver(forTimes: [NSValue(time: seconds(2))], queue: queue) {
      log.add("crossed")
    }

    await stage.pass(.seconds(2)) { !log.lines.isEmpty }

    #expect(log.lines == ["crossed"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsNoBoundaryThatASeekLeapsOver() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.ready()
    let observer = stage.player.addBoundaryTimeObserver(forTimes: [NSValue(time: seconds(2))], queue: queue) {
      log.add("crossed")
    }

    _ = await stage.player.seek(to: seconds(4))
    queue.sync {}

    #expect(log.lines == [])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsTheBoundaryAtTheVeryEnd() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    let observer = stage.player.addBoundaryTimeObserver(forTimes: [NSValue(time: seconds(10))], queue: queue)
    {
      log.add("crossed")
    }

    await stage.pass(.seconds(11)) { !log.lines.isEmpty }

    #expect(log.lines == ["crossed"])
    stage.player.removeTimeObserver(observer)
  }

  @Test func tellsNothingAfterItWasRemoved() async {
    let stage = Stage()
    let log = Log()
    _ = await stage.playing()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: queue) { _ in
      log.add("called")
    }

    stage.player.removeTimeObserver(observer)
    stage.clock.advance(by: .seconds(3))
    stage.player.pause()
    queue.sync {}

    #expect(log.lines == [])
  }

  @Test func cannotBeRemovedFromAnotherPlayer() async {
    await #expect(processExitsWith: .failure) {
      let observer = AVPlayer().addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in }
      AVPlayer().removeTimeObserver(observer)
    }
  }

  @Test func isCalledOnTheMainQueueUnlessAnotherIsGiven() async {
    let stage = Stage()
    let log = Log()
    let observer = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: nil) { _ in
      dispatchPrecondition(condition: .onQueue(.main))
      log.add("called")
    }

    _ = await stage.playing()
    await eventually { !log.lines.isEmpty }

    stage.player.removeTimeObserver(observer)
  }
}
