import AVFoundation
import GStreamerTesting
import LocalRenderer
import Playback
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ResourceLoaderTests {
  @Test(arguments: ["tune.mp3", "tune.flac", "tune.ogg", "tune.wav", "tune.m4a", "clip.mp4", "clip.mkv"])
  func playsToItsEndWhatTheProgramDelivers(_ name: String) async throws {
    let deliverer = Deliverer()
    let player = silentPlayer()
    let item = AVPlayerItem(asset: deliverer.asset("my-scheme://vault/\(name)"))
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)

    player.replaceCurrentItem(with: item)
    player.play()
    await eventually { end.count == 1 || item.status == .failed }

    #expect(item.error == nil && end.count == 1)
    #expect(deliverer.now.asked.first == "\(name) 0+2")
  }

  @Test(arguments: ["tune.flac", "clip.mp4", "clip.mkv"])
  func seeksBySendingForOtherParts(_ name: String) async throws {
    let deliverer = Deliverer()
    let player = silentPlayer()
    let item = AVPlayerItem(asset: deliverer.asset("my-scheme://vault/\(name)"))
    player.replaceCurrentItem(with: item)
    await eventually { item.status != .unknown }

    let isThere = await player.seek(to: seconds(1.5), toleranceBefore: .zero, toleranceAfter: .zero)

    #expect(isThere && player.currentTime() == seconds(1.5))
    #expect(item.seekableTimeRanges.count == 1)
  }

  @Test func looksIntoWhatTheProgramDelivers() async throws {
    let asset = Deliverer().asset("my-scheme://vault/clip.mp4")

    await #expect(throws: AVError.self) { try await asset.load(.duration) }

    let deliverer = Deliverer()
    let kept = deliverer.asset("my-scheme://vault/clip.mp4")
    let (duration, tracks) = try await kept.load(.duration, .tracks)
    #expect(duration.seconds > 1 && tracks.count == 2)
  }

  @Test func takesImagesOfWhatTheProgramDelivers() async throws {
    let deliverer = Deliverer()
    let generator = AVAssetImageGenerator(asset: deliverer.asset("my-scheme://vault/clip.mp4"))

    let image = try await generator.image(at: seconds(1)).image

    #expect(image.width > 0)
  }

  @Test func failsWhenTheProgramRefuses() async {
    let deliverer = Deliverer { _ in false }

    let error = await error(of: deliverer.asset("my-scheme://vault/tune.mp3?token=secret"))

    #expect(error?.code == .contentIsUnavailable && error?.cause?.code == .notDelivered)
    #expect(error.map { "\($0) \($0.localizedDescription)" }?.contains("secret") == false)
  }

  @Test func failsWithTheReasonOfTheProgram() async {
    let deliverer = Deliverer { request in
      request.finishLoading(with: NSError(domain: "Vault", code: 7, userInfo: [NSURLErrorKey: "secret"]))
      return true
    }

    let error = await error(of: deliverer.asset("my-scheme://vault/tune.mp3"))

    #expect(error?.cause?.code == .notDelivered && error?.cause?.detail == "Vault 7")
  }

  @Test func failsWithoutADelegate() async {
    let error = await error(of: AVURLAsset(url: URL(string: "my-scheme://vault/tune.mp3")!))

    #expect(error?.cause?.code == .unsupportedScheme)
  }

  @Test func goesWhereTheProgramSays() async throws {
    let file = Deliverer.folder.appending(path: "tune.flac")
    let deliverer = Deliverer { request in
      request.redirect = file
      request.finishLoading()
      return true
    }

    let duration = try await deliverer.asset("my-scheme://vault/elsewhere").load(.duration)

    #expect(duration.seconds > 1 && deliverer.now.asked.count == 1)
  }

  @Test func tellsTheDelegateThatNoMoreIsWanted() async {
    let deliverer = Deliverer { _ in true }
    let player = silentPlayer()
    player.replaceCurrentItem(with: AVPlayerItem(asset: deliverer.asset("my-scheme://vault/tune.mp3")))
    await eventually { deliverer.now.waiting.count == 1 }

    player.replaceCurrentItem(with: nil)
    await eventually { deliverer.now.cancelled.count == 1 }

    let request = deliverer.now.cancelled.first
    #expect(request?.isCancelled == true && request?.isFinished == false)
  }

  private func silentPlayer() -> AVPlayer {
    AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
  }

  private func error(of asset: AVURLAsset) async -> AVError? {
    do {
      _ = try await asset.load(.duration)
      return nil
    } catch {
      return error as? AVError
    }
  }
}
