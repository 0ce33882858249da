import AVFoundation
import GStreamerTesting
import LocalRenderer
import Playback
import PlayerEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2)))
struct DeliveredStreamTests {
  @Test(arguments: ["hls/clip.m3u8", "hls-aes/clip.m3u8"])
  func playsStreamsWhosePlaylistPartsAndKeysTheProgramDelivers(_ name: String) async {
    let deliverer = Deliverer(Self.stream)

    let (item, end) = await played(deliverer.asset("my-scheme://vault/\(name)"))

    #expect(item.error == nil && end == 1)
    #expect(abs(item.duration.seconds - 10) < 1)
    #expect(deliverer.now.asked.contains("clip.key 0…") == name.contains("aes"))
  }

  @Test func asksOnlyForTheKeyWhereTheRestIsFoundElsewhere() async {
    let deliverer = Deliverer { request in
      guard request.request.url?.pathExtension == "ts", let url = request.request.url else {
        return Self.stream(request)
      }
      request.redirect = Deliverer.folder.appending(path: url.path)
      request.finishLoading()
      return true
    }

    let (item, end) = await played(deliverer.asset("my-scheme://vault/hls-aes/clip.m3u8"))

    #expect(item.error == nil && end == 1)
  }

  @Test func seeksInStreamsThatTheProgramDelivers() async {
    let deliverer = Deliverer(Self.stream)
    let player = silentPlayer()
    let item = AVPlayerItem(asset: deliverer.asset("my-scheme://vault/hls-aes/clip.m3u8"))
    player.replaceCurrentItem(with: item)
    await eventually { item.status != .unknown }

    let isThere = await player.seek(to: seconds(3), toleranceBefore: .zero, toleranceAfter: .zero)

    #expect(isThere && abs(player.currentTime().seconds - 3) < 0.1)
  }

  @Test func failsWithoutTheKeyAndKeepsItsAddressToItself() async {
    let deliverer = Deliverer { request in
      guard request.request.url?.pathExtension == "key" else { return Self.stream(request) }
      return false
    }

    let (item, _) = await played(deliverer.asset("my-scheme://vault/hls-aes/clip.m3u8?token=secret"))

    let error = item.error as? AVError
    #expect(error?.cause?.code == .notDelivered)
    #expect(error.map { "\($0) \($0.userInfo)" }?.contains("secret") == false)
  }

  @Test func asksAnewWhenTheTimeOfAKeyIsOver() async {
    let deliverer = Deliverer { request in
      if request.request.url?.pathExtension == "key", !(request is AVAssetResourceRenewalRequest) {
        request.contentInformationRequest?.renewalDate = Date()
      }
      return Self.stream(request)
    }
    let asset = deliverer.asset("my-scheme://vault/hls-aes/clip.m3u8")

    let (item, end) = await played(asset)
    await eventually { deliverer.now.renewed.count == 1 }

    #expect(item.error == nil && end == 1)
    #expect(deliverer.now.renewed == ["my-scheme://vault/hls-aes/clip.key"])
  }

  /// Gives files, and says what a key is.
  @Sendable static func stream(_ request: AVAssetResourceLoadingRequest) -> Bool {
    if request.request.url?.pathExtension == "key" {
      request.contentInformationRequest?.contentType = AVStreamingKeyDeliveryContentKeyType
    }
    return Deliverer.file(request)
  }

  /// Plays to the end, or to where it fails; how often the end was told.
  private func played(_ asset: AVURLAsset) async -> (AVPlayerItem, Int) {
    let player = silentPlayer()
    let item = AVPlayerItem(asset: asset)
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.replaceCurrentItem(with: item)
    player.play()
    await eventually { end.count == 1 || item.status == .failed }
    return (item, end.count)
  }

  private func silentPlayer() -> AVPlayer {
    AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
  }
}
