import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ItemTests {
  private static let film: FakeMedia = {
    let tracks = [
      Track(
        id: 1, kind: .video(Track.VideoFormat(width: 640, height: 360)), codec: "video/x-h264",
        isSelected: true),
      Track(
        id: 2, kind: .audio(Track.AudioFormat(rate: 48_000, channels: 2)), codec: "audio/mpeg",
        isSelected: true),
      Track(id: 3, kind: .text, codec: "text/x-raw", language: "de"),
    ]
    let range = CMTimeRange(start: .zero, duration: seconds(10))
    return FakeMedia(Readiness(duration: seconds(10), seekable: [range], tracks: tracks))
  }()

  @Test func knowsNothingBeforeAPlayerHasIt() {
    let item = Stage().item()

    #expect(
      item.status == .unknown && item.duration.isIndefinite && item.tracks.isEmpty
        && item.presentationSize == .zero
        && item.seekableTimeRanges.isEmpty && item.loadedTimeRanges.isEmpty && !item.canPlayFastForward)
  }

  @Test func knowsItsTracksAndSizeOnceItIsReady() async {
    let item = await Stage(["a": ItemTests.film]).ready()

    #expect(
      item.tracks.map { $0.assetTrack?.mediaType } == [.video, .audio, .subtitle]
        && item.presentationSize == CGSize(width: 640, height: 360))
  }

  @Test func hasNoSizeWithoutAPicture() async {
    let item = await Stage().ready()

    #expect(item.presentationSize == .zero)
  }

  @Test func staysIndefiniteWhileLive() async {
    let item = await Stage(["a": FakeMedia(Readiness(duration: .indefinite))]).ready()

    #expect(item.duration.isIndefinite && item.seekableTimeRanges.isEmpty)
  }

  @Test func tellsWhatCanBeSought() async {
    let item = await Stage().ready()

    #expect(
      item.seekableTimeRanges.map(\.timeRangeValue) == [CMTimeRange(start: .zero, duration: seconds(10))])
  }

  @Test func tellsHowItsDataIsDoing() async {
    let stage = Stage()
    let item = await stage.ready()
    let loaded = CMTimeRange(start: .zero, duration: seconds(4))

    stage.renderer.say(.buffering(Buffering(loaded: [loaded], keepsUp: true, isFull: true, isEmpty: false)))
    await eventually { item.isPlaybackLikelyToKeepUp }

    #expect(
      item.loadedTimeRanges.map(\.timeRangeValue) == [loaded] && item.isPlaybackBufferFull
        && !item.isPlaybackBufferEmpty)
  }

  @Test func tellsWhatCanBeDoneWithIt() async {
    let item = await Stage(["a": ItemTests.film]).ready()

    #expect(item.canPlayReverse && item.canPlayFastForward && item.canPlaySlowForward && item.canStepForward)
  }

  @Test func failsWithTheErrorOfItsPlayback() async {
    let stage = Stage(["a": FakeMedia(failure: PlaybackError(.notFound, item: "a"))])
    let item = stage.item()

    stage.player.insert(item, after: nil)
    await eventually { item.status == .failed }

    #expect(item.error as? AVError == AVError(PlaybackError(.notFound, item: "a")))
  }

  @Test func belongsToOnePlayerOnly() async {
    await #expect(processExitsWith: .failure) {
      let item = AVPlayerItem(url: URL(fileURLWithPath: "/none"))
      let first = AVPlayer(playerItem: item)
      let second = AVPlayer(playerItem: item)
      print(first, second)
    }
  }

  @Test func copiesItsSettingsAndBelongsToNobody() async {
    let stage = Stage()
    let item = await stage.ready()
    item.forwardPlaybackEndTime = seconds(3)

    let copy = item.copy() as? AVPlayerItem

    #expect(copy !== item && copy?.status == .unknown && copy?.forwardPlaybackEndTime == seconds(3))
  }

  @Test func stopsFollowingAPlayerThatLetGoOfIt() async {
    let stage = Stage()
    let item = await stage.ready()

    stage.player.replaceCurrentItem(with: nil)
    stage.renderer.say(.duration(seconds(99)), of: stage.renderer.ticket ?? Ticket(1))

    #expect(item.duration == seconds(10))
  }

  @Test func leavesItsPlayerEmptyWhenItIsTakenAway() async {
    let stage = Stage()
    _ = await stage.ready()

    stage.player.replaceCurrentItem(with: nil)

    #expect(stage.player.currentItem == nil && stage.player.currentTime() == .zero)
  }

  @Test func staysFailedForEver() async {
    let stage = Stage(["a": FakeMedia(failure: PlaybackError(.notFound, item: "a"))])
    let item = stage.item()
    stage.player.insert(item, after: nil)
    await eventually { item.status == .failed }

    stage.renderer.say(.ready(Readiness(duration: seconds(10))))
    stage.player.play()
    await mainQueueIsDone()

    #expect(item.status == .failed && item.error != nil)
  }

  @Test func changesNothingWhenItIsSetAgain() async {
    let stage = Stage()
    let item = await stage.ready()
    let before = stage.renderer.commands

    stage.player.replaceCurrentItem(with: item)

    #expect(stage.renderer.commands == before)
  }

  @Test func selectsTheTracksThatAreEnabled() async {
    let stage = Stage(["a": ItemTests.film])
    let item = await stage.ready()

    item.tracks[2].isEnabled = true

    await stage.told { if case .select([1, 2, 3], _) = $0 { true } else { false } }
  }

  @Test func hasTheDefaultsOfAVFoundation() {
    let item = Stage().item()

    #expect(
      item.audioTimePitchAlgorithm == .timeDomain && item.preferredForwardBufferDuration == 0
        && item.preferredPeakBitRate == 0 && !item.forwardPlaybackEndTime.isValid
        && !item.configuredTimeOffsetFromLive.isValid && item.automaticallyLoadedAssetKeys == ["duration"])
  }

  @Test func letsItsAssetKnowWhatWasFound() async {
    let item = await Stage().ready()

    #expect(item.asset.status(of: .duration) == .loaded(seconds(10)))
  }

  @Test func keepsWarningsThatPlaybackSurvives() async {
    let stage = Stage()
    let item = await stage.ready()
    let entry = Heard(AVPlayerItem.newErrorLogEntryNotification, of: item)

    stage.renderer.say(.warned(PlaybackError(.segmentMissing, item: "a")))
    await eventually { entry.count == 1 }

    #expect(item.warnings.map(\.code) == [.segmentMissing])
  }

  @Test func tellsHowItsTimeReallyRuns() async {
    let stage = Stage()
    #expect(stage.item().timebase == nil)

    let item = await stage.playing()

    #expect(item.timebase?.rate == 1)
    #expect(item.timebase.map(CMTimebaseGetTime) == item.currentTime())
    stage.player.pause()
    await eventually { item.timebase?.rate == 0 }
  }
}
