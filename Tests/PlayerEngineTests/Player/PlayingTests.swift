import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct PlayingTests {
  @Test func beginsPausedAndUnknownAndEmpty() {
    let player = AVPlayer()

    #expect(player.status == .unknown && player.rate == 0 && player.currentItem == nil && player.volume == 1)
  }

  @Test func hasTheDefaultsOfAVFoundation() {
    let player = AVPlayer()

    #expect(
      player.automaticallyWaitsToMinimizeStalling && player.defaultRate == 1 && !player.isMuted
        && player.allowsExternalPlayback && !player.usesExternalPlaybackWhileExternalScreenIsActive
        && player.appliesMediaSelectionCriteriaAutomatically
        && player.externalPlaybackVideoGravity == .resizeAspect)
  }

  @Test func becomesReadyOnceItsItemIs() async {
    let stage = Stage()

    let item = await stage.ready()

    #expect(stage.player.status == .readyToPlay && item.duration == seconds(10))
  }

  @Test func showsTheRateAtOnceWhileItWaits() async {
    let stage = Stage(["a": .silent])
    stage.player.insert(stage.item(), after: nil)

    stage.player.rate = 1.5

    #expect(stage.player.rate == 1.5 && stage.player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  }

  @Test func waitsForAnItemWhenItHasNone() {
    let player = AVPlayer()

    player.play()

    #expect(
      player.timeControlStatus == .waitingToPlayAtSpecifiedRate
        && player.reasonForWaitingToPlay == .noItemToPlay)
  }

  @Test func evaluatesTheBufferingRateUntilItsItemIsReady() {
    let stage = Stage(["a": .silent])
    stage.player.insert(stage.item(), after: nil)

    stage.player.play()

    #expect(stage.player.reasonForWaitingToPlay == .evaluatingBufferingRate)
  }

  @Test func hasNoReasonToWaitWhileItPlays() async {
    let stage = Stage()

    _ = await stage.playing()

    #expect(stage.player.timeControlStatus == .playing && stage.player.reasonForWaitingToPlay == nil)
  }

  @Test func waitsToMinimizeStallsWhenDataRunsOutAndKeepsItsRate() async {
    var media = FakeMedia(duration: seconds(10))
    media.gaps = [FakeMedia.Gap(at: seconds(2), for: .seconds(60))]
    let stage = Stage(["a": media])
    _ = await stage.playing()

    stage.clock.advance(by: .seconds(3))
    await eventually { stage.player.reasonForWaitingToPlay == .toMinimizeStalls }

    #expect(stage.player.rate == 1)
  }

  @Test func tellsObserversOfTheRateNothingOfAStall() async {
    var media = FakeMedia(duration: seconds(10))
    media.gaps = [FakeMedia.Gap(at: seconds(2), for: .seconds(60))]
    let stage = Stage(["a": media])
    _ = await stage.playing()
    await mainQueueIsDone()
    let log = Log()
    let rate = stage.player.observe(\.rate) { player, _ in log.add("rate \(player.rate)") }
    let control = stage.player.observe(\.timeControlStatus) { player, _ in
      log.add("\(player.timeControlStatus.rawValue)")
    }

    stage.clock.advance(by: .seconds(3))
    await eventually { !log.lines.isEmpty }
    await mainQueueIsDone()

    #expect(log.lines == ["1"])
    for observation in [rate, control] { observation.invalidate() }
  }

  @Test func goesOnByItselfWhenDataComesAgain() async {
    var media = FakeMedia(duration: seconds(10))
    media.gaps = [FakeMedia.Gap(at: seconds(2), for: .seconds(5))]
    let stage = Stage(["a": media])
    _ = await stage.playing()
    await stage.pass(.seconds(3)) { stage.player.timeControlStatus == .waitingToPlayAtSpecifiedRate }

    await stage.pass(.seconds(5)) { stage.player.isMoving }

    #expect(stage.player.reasonForWaitingToPlay == nil)
  }

  @Test func pausesWhenDataRunsOutAndItDoesNotWait() async {
    var media = FakeMedia(duration: seconds(10))
    media.gaps = [FakeMedia.Gap(at: seconds(2), for: .seconds(60))]
    let stage = Stage(["a": media])
    stage.player.automaticallyWaitsToMinimizeStalling = false
    _ = await stage.playing()

    stage.clock.advance(by: .seconds(3))
    await eventually { stage.player.timeControlStatus == .paused }

    #expect(stage.player.rate == 0)
  }

  @Test func playsAtItsDefaultRate() {
    let player = AVPlayer()
    player.defaultRate = 1.25

    player.play()

    #expect(player.rate == 1.25)
  }

  @Test func goesBackToItsDefaultRateWhenItPlaysAgain() {
    let player = AVPlayer()
    player.rate = 2
    player.pause()

    player.play()

    #expect(player.rate == 1)
  }

  @Test func leavesTheDefaultRateAloneWhenARateIsSet() {
    let player = AVPlayer()

    player.rate = 2

    #expect(player.defaultRate == 1)
  }

  @Test func pausesBySettingTheRateToZero() async {
    let stage = Stage()
    _ = await stage.playing()

    stage.player.pause()

    #expect(stage.player.rate == 0 && stage.player.timeControlStatus == .paused)
  }

  @Test func playsImmediatelyWhatThereIs() async {
    let stage = Stage()
    _ = await stage.ready()

    stage.player.playImmediately(atRate: 2)

    #expect(stage.player.rate == 2 && stage.player.timeControlStatus == .playing)
  }

  @Test func tellsTheRendererItsVolumeAndWhetherItIsMuted() async {
    let stage = Stage()
    _ = await stage.ready()

    stage.player.volume = 0.25
    stage.player.isMuted = true
    await stage.told { $0 == .setMuted(true) }

    #expect(stage.renderer.commands.suffix(2) == [.setVolume(0.25), .setMuted(true)])
  }

  @Test func tellsTheRendererThePitchOfTheCurrentItem() async {
    let stage = Stage()
    let item = await stage.ready()

    item.audioTimePitchAlgorithm = .varispeed

    await stage.told { $0 == .setPitch(.varispeed) }
  }

  @Test func reckonsItsTimeBetweenReports() async {
    let stage = Stage()
    _ = await stage.playing()

    stage.clock.advance(by: .milliseconds(1500))

    #expect(stage.player.currentTime() == seconds(1.5))
  }

  @Test func hasTimeZeroWithoutAnItem() {
    #expect(AVPlayer().currentTime() == .zero)
  }

  @Test func failsItsItemAndNotItself() async {
    let stage = Stage(["a": FakeMedia(failure: PlaybackError(.notMedia, item: "a"))])
    let item = stage.item()

    stage.player.insert(item, after: nil)
    await eventually { item.status == .failed }

    #expect(stage.player.status == .unknown && stage.player.error == nil)
  }

  @Test func startsAtAnInstantOfTheHostClock() async {
    let stage = Stage()
    stage.player.automaticallyWaitsToMinimizeStalling = false
    _ = await stage.ready()

    stage.player.setRate(1, time: seconds(2), atHostTime: CMTime(value: 1, timescale: 1_000_000_000))

    await stage.told { if case .start(1, seconds(2), _) = $0 { true } else { false } }
  }

  @Test func cannotStartAtAnInstantWhileItWaitsByItself() async {
    await #expect(processExitsWith: .failure) {
      AVPlayer().setRate(1, time: .invalid, atHostTime: .invalid)
    }
  }

  @Test func prerollsWhatIsReady() async {
    let stage = Stage()
    _ = await stage.ready()

    let isReady = await stage.player.preroll(atRate: 1)

    #expect(isReady)
  }

  @Test func cannotPrerollWhatIsNotReady() async {
    await #expect(processExitsWith: .failure) { AVPlayer().preroll(atRate: 1) { _ in } }
  }

  @Test func tellsThatAPrerollCameToNothing() async {
    var media = FakeMedia(duration: seconds(10))
    media.seekDelay = nil
    let stage = Stage(["a": media])
    _ = await stage.ready()
    let log = Log()
    stage.player.seek(to: seconds(4)) { _ in }
    stage.player.preroll(atRate: 1) { log.add("\($0)") }

    stage.player.cancelPendingPrerolls()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["false"])
  }

  @Test func refusesARateThatCannotBeHad() async {
    var abilities = Abilities.all
    abilities.playsBackwards = false
    let stage = Stage(abilities: abilities)
    _ = await stage.ready()

    stage.player.rate = -1

    #expect(stage.player.rate == 0)
  }

  @Test func advancesOnlyInAQueue() async {
    await #expect(processExitsWith: .failure) { AVPlayer().actionAtItemEnd = .advance }
  }

  @Test func answersFromAnyThread() async {
    let stage = Stage()
    _ = await stage.playing()

    let rates = await withTaskGroup(of: Float.self) { group in
      for _ in 0..<8 { group.addTask { stage.player.rate } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(rates == Array(repeating: 1, count: 8))
  }
}
