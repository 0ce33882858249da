import AVFoundation
import CoreMedia
import LocalRenderer
import Playback
import PlayerEngine
import Testing

/// The engine on this machine's own pipeline, as fast as it decodes.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct MachineTests {
  private func clip(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Samples/clips/\(name)")
      .standardized
  }

  private func player() -> AVQueuePlayer {
    AVQueuePlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
  }

  @Test(arguments: [
    "tune.flac", "tune.mp3", "tune.m4a", "tune.ogg", "tune.opus", "tune.wav", "clip.mp4",
    "clip.webm", "clip.mkv",
  ])
  func playsToTheEnd(_ name: String) async {
    let player = player()
    let item = AVPlayerItem(url: clip(name))
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.insert(item, after: nil)

    player.play()
    await eventually { end.count > 0 || item.status == .failed }

    #expect(
      end.count == 1,
      "\((item.error as? AVError)?.cause.map { "\($0.code) \($0) \($0.detail ?? "")" } ?? "no error")")
  }

  @Test func playsOneItemAfterTheOther() async {
    let player = player()
    let items = ["tune.flac", "tune.mp3", "tune.ogg"].map { AVPlayerItem(url: clip($0)) }
    for item in items { player.insert(item, after: nil) }

    player.play()
    await eventually { player.items().isEmpty }

    #expect(items.allSatisfy { $0.status == .readyToPlay })
  }

  @Test func playsAnotherItemAfterOneHasEnded() async {
    let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
    var ends = 0

    for name in ["tune.flac", "tune.flac", "clip.mp4", "tune.mp3"] {
      let item = AVPlayerItem(url: clip(name))
      let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
      player.replaceCurrentItem(with: item)
      player.play()
      await eventually { end.count > 0 || item.status == .failed }
      ends += end.count
    }

    #expect(ends == 4)
  }

  @Test func playsAgainFromTheBeginning() async {
    let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
    let item = AVPlayerItem(url: clip("tune.flac"))
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.replaceCurrentItem(with: item)
    player.play()
    await eventually { end.count == 1 && player.rate == 0 }

    _ = await player.seek(to: .zero)
    player.play()
    await eventually { end.count == 2 || item.status == .failed }

    #expect(item.error == nil && player.currentTime() == item.duration)
  }

  @Test func seeksExactly() async {
    let player = player()
    let item = AVPlayerItem(url: clip("tune.flac"))
    player.insert(item, after: nil)
    await eventually { item.status == .readyToPlay }

    let isFinished = await player.seek(to: seconds(0.5), toleranceBefore: .zero, toleranceAfter: .zero)

    #expect(isFinished && abs(player.currentTime().seconds - 0.5) < 0.001)
  }

  @Test func looksIntoAnAsset() async throws {
    let (duration, tracks) = try await AVURLAsset(url: clip("clip.mp4")).load(.duration, .tracks)

    #expect(duration.seconds > 1 && tracks.map(\.mediaType).contains(.video))
  }

  @Test func saysWhyAnAssetCannotBeLoaded() async {
    await #expect { try await AVURLAsset(url: clip("none.flac")).load(.duration) } throws: { error in
      (error as? AVError)?.cause?.code == .fileNotFound
    }
  }

  @Test func failsAnItemThatIsNoMedia() async {
    let player = player()
    let item = AVPlayerItem(url: URL(filePath: #filePath))

    player.insert(item, after: nil)
    await eventually { item.status == .failed }

    #expect((item.error as? AVError)?.cause?.code == .notMedia)
  }

  @Test func answersAtOnceWhileItStarts() {
    let player = AVPlayer(url: clip("tune.flac"))

    player.play()

    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  }
}
