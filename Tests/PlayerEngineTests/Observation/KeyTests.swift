import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

/// Which properties can be observed, and by which names.
@Suite(.timeLimit(.minutes(1)))
struct KeyTests {
  private static let film: FakeMedia = {
    let video = Track.VideoFormat(width: 640, height: 360)
    let range = CMTimeRange(start: .zero, duration: seconds(10))
    return FakeMedia(
      Readiness(
        duration: seconds(10), seekable: [range],
        tracks: [Track(id: 1, kind: .video(video), codec: "video/x-h264", isSelected: true)]))
  }()

  private let log = Log()

  private func watch<Root: KeyValueObserving & SendableMetatype, Value>(
    _ object: Root, _ path: KeyPath<Root, Value>, _ name: String
  ) -> NSKeyValueObservation {
    object.observe(path) { [log] _, _ in log.add(name) }
  }

  @Test func tellOfAllThatBecomesKnownOfAnItem() async {
    let stage = Stage(["a": Self.film])
    let item = stage.item()
    let range = CMTimeRange(start: .zero, duration: seconds(4))
    let observations = [
      watch(item, \.status, "status"), watch(item, \.duration, "duration"), watch(item, \.tracks, "tracks"),
      watch(item, \.presentationSize, "presentationSize"),
      watch(item, \.loadedTimeRanges, "loadedTimeRanges"),
      watch(item, \.seekableTimeRanges, "seekableTimeRanges"),
      watch(item, \.isPlaybackLikelyToKeepUp, "playbackLikelyToKeepUp"),
      watch(item, \.isPlaybackBufferFull, "playbackBufferFull"),
      watch(item, \.isPlaybackBufferEmpty, "playbackBufferEmpty"),
      watch(item, \.canPlayReverse, "canPlayReverse"),
      watch(item, \.canPlayFastReverse, "canPlayFastReverse"),
      watch(item, \.canPlaySlowReverse, "canPlaySlowReverse"),
      watch(item, \.canPlayFastForward, "canPlayFastForward"),
      watch(item, \.canPlaySlowForward, "canPlaySlowForward"),
      watch(item, \.canStepForward, "canStepForward"), watch(item, \.canStepBackward, "canStepBackward"),
    ]

    stage.player.insert(item, after: nil)
    await eventually { item.status == .readyToPlay }
    stage.renderer.say(.buffering(Buffering(loaded: [range], keepsUp: true, isFull: true, isEmpty: false)))
    await eventually { item.isPlaybackLikelyToKeepUp }
    await mainQueueIsDone()

    #expect(
      Set(log.lines) == [
        "status", "duration", "tracks", "presentationSize", "loadedTimeRanges", "seekableTimeRanges",
        "playbackLikelyToKeepUp", "playbackBufferFull", "playbackBufferEmpty", "canPlayReverse",
        "canPlayFastReverse", "canPlaySlowReverse", "canPlayFastForward", "canPlaySlowForward",
        "canStepForward",
        "canStepBackward",
      ])
    for observation in observations { observation.invalidate() }
  }

  @Test func tellOfTheErrorOfAnItem() async {
    let stage = Stage(["a": FakeMedia(failure: PlaybackError(.notFound, item: "a"))])
    let item = stage.item()
    let observation = watch(item, \.error, "error")

    stage.player.insert(item, after: nil)
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["error"])
    observation.invalidate()
  }

  @Test func tellOfAllThatChangesOfAPlayer() async {
    let stage = Stage(["a": .silent])
    let player: AVPlayer = stage.player
    let observations = [
      watch(player, \.rate, "rate"), watch(player, \.timeControlStatus, "timeControlStatus"),
      watch(player, \.reasonForWaitingToPlay, "reasonForWaitingToPlay"), watch(player, \.volume, "volume"),
      watch(player, \.currentItem, "currentItem"), watch(player, \.isMuted, "muted"),
      watch(player, \.allowsExternalPlayback, "allowsExternalPlayback"),
      watch(player, \.defaultRate, "defaultRate"), watch(player, \.actionAtItemEnd, "actionAtItemEnd"),
    ]

    player.replaceCurrentItem(with: stage.item())
    player.play()
    (player.volume, player.isMuted, player.defaultRate) = (0.5, true, 2)
    (player.allowsExternalPlayback, player.actionAtItemEnd) = (false, .pause)
    await mainQueueIsDone()

    #expect(
      Set(log.lines) == [
        "rate", "timeControlStatus", "reasonForWaitingToPlay", "volume", "currentItem", "muted",
        "allowsExternalPlayback", "defaultRate", "actionAtItemEnd",
      ])
    for observation in observations { observation.invalidate() }
  }

  @Test func tellThatAPlayerIsReady() async {
    let stage = Stage()
    let observation = watch(stage.player as AVPlayer, \.status, "status")

    _ = await stage.ready()

    await eventually { log.lines == ["status"] }
    observation.invalidate()
  }

  @Test func tellThatATrackIsSwitchedOff() async throws {
    let item = await Stage().ready()
    let track = try #require(item.tracks.first)
    let observation = watch(track, \.isEnabled, "enabled")

    track.isEnabled = false
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["enabled"])
    observation.invalidate()
  }

  @Test(arguments: [("muted", "isMuted"), ("externalPlaybackActive", "isExternalPlaybackActive")])
  func ofPlayersAreKnownInBothSpellings(_ short: String, _ long: String) {
    let player = AVPlayer()

    #expect(player.value(forKey: short) as? Bool == false && player.value(forKey: long) as? Bool == false)
  }

  @Test(arguments: [
    ("playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp", false),
    ("playbackBufferFull", "isPlaybackBufferFull", false),
    ("playbackBufferEmpty", "isPlaybackBufferEmpty", true),
  ])
  func ofItemsAreKnownInBothSpellings(_ short: String, _ long: String, _ value: Bool) {
    let item = Stage().item()

    #expect(item.value(forKey: short) as? Bool == value && item.value(forKey: long) as? Bool == value)
  }

  @Test(arguments: ["readyForDisplay", "isReadyForDisplay"])
  func ofLayersAreKnownInBothSpellings(_ key: String) {
    #expect(AVPlayerLayer().value(forKey: key) as? Bool == false)
  }

  @Test(arguments: ["enabled", "isEnabled"])
  func ofTracksAreKnownInBothSpellings(_ key: String) async {
    let item = await Stage().ready()

    #expect(item.tracks.first?.value(forKey: key) as? Bool == true)
  }
}
