// How to test a program that plays: real media, the real pipeline, and a clock that takes no time.
import AVFoundation
import GStreamerTesting
import Testing

@MainActor struct ClipTests {
  private let clock = TestClock()
  private let capture = AudioCapture()

  @Test func playsEverySample() async {
    let item = AVPlayerItem(url: clip("tune.flac"))
    let player = AVPlayer(clock: clock, capture: capture)
    let ends = NotificationCenter.default.notifications(
      named: AVPlayerItem.didPlayToEndTimeNotification, object: item)

    player.replaceCurrentItem(with: item)
    player.play()
    await clock.run { for await _ in ends { break } }

    #expect(capture.frameCount == 4 * 44100)
  }

  @Test func saysWhyItCannotPlay() async {
    let item = AVPlayerItem(url: clip("clip.srt"))
    let player = AVPlayer(clock: clock, capture: capture)
    let (statuses, heard) = AsyncStream<AVPlayerItem.Status>.makeStream()
    let observation = item.observe(\.status) { item, _ in heard.yield(item.status) }

    player.replaceCurrentItem(with: item)
    await clock.run { for await status in statuses where status == .failed { break } }

    #expect((item.error as? AVError)?.code == .fileFormatNotRecognized)
    observation.invalidate()
  }

  /// One of the clips that come with the package.
  private func clip(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../../clips/\(name)").standardizedFileURL
  }
}
