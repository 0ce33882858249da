import AVFoundation
import CoreMedia
import GStreamerTesting
import LocalRenderer
import Playback
import PlayerEngine
import Synchronization
import Testing

extension Cases {
  /// What has no end, or lies about it.
  @Suite(Corpus.isNeeded) struct CorpusRadio {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    /// In real time: the server gives twice what is heard, and waits while nobody listens.
    @Test func goesOnAfterAPause() async throws {
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))
      let item = AVPlayerItem(asset: AVURLAsset(corpus.served("live/01_base.mp3?rate=16000&loops=9")))
      player.replaceCurrentItem(with: item)
      player.play()
      await eventually { item.currentTime().seconds > 0.1 }

      player.pause()
      await eventually { player.timeControlStatus == .paused }
      let place = item.currentTime().seconds
      player.play()
      await eventually { item.currentTime().seconds > place + 0.1 }

      #expect(item.duration.isIndefinite)
      #expect(item.seekableTimeRanges.isEmpty)
      #expect(player.timeControlStatus == .playing)
      player.replaceCurrentItem(with: nil)
    }

    @Test func tellsItsTitles() async throws {
      var trial = Trial()
      let readiness = try await trial.load(corpus.served("icy/01_base.mp3?enc=utf-8"))
      try await trial.playToTheEnd()

      let later = trial.heard.flatMap { report -> [Playback.Tag] in
        if case .tags(let tags) = report.event { tags } else { [] }
      }

      #expect((readiness.tags + later).contains(Playback.Tag("title", .text("Артист - Песня"))))
    }

    /// 01: the header says 0.2 s, and there are six.
    @Test func neverShowsATimeBehindTheEnd() async throws {
      let clock = TestClock()
      let player = AVPlayer(clock: clock, capture: AudioCapture())
      let item = AVPlayerItem(asset: AVURLAsset(corpus.file("01_xing_lies.mp3")))
      let seen = Mutex<[(time: CMTime, duration: CMTime)]>([])
      let observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 10), queue: DispatchQueue(label: "times")
      ) { time in seen.withLock { $0.append((time, item.duration)) } }
      let ends = NotificationCenter.default.notifications(
        named: AVPlayerItem.didPlayToEndTimeNotification, object: item)

      player.replaceCurrentItem(with: item)
      player.play()
      await clock.run { for await _ in ends { break } }
      player.removeTimeObserver(observer)

      let times = seen.withLock { $0 }
      #expect(times.count > 10)
      #expect(times.allSatisfy { $0.duration.isIndefinite || $0.time <= $0.duration })
    }
  }
}
