import AVKit
import MediaPlayer
import Testing

/// What a view controller tells of its player; one after the other, since there is one centre for all.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct NowPlayingTests {
  private let controller = AVPlayerViewController()
  private let silence = Silence()
  private let player: AVPlayer

  init() throws {
    // Media that never comes, so that nothing fails meanwhile.
    let asset = AVURLAsset(url: try #require(URL(string: "silence:a")))
    asset.resourceLoader.setDelegate(silence, queue: .global())
    player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "A" as NSString
    player.currentItem?.externalMetadata = [title]
  }

  private var info: [String: Any]? { MPNowPlayingInfoCenter.default().nowPlayingInfo }

  @Test func tellsNothingBeforeItPlays() {
    controller.player = player

    #expect(info == nil)
  }

  @Test func tellsTheTitleOnceItPlays() {
    controller.player = player

    player.play()

    #expect(info?[MPMediaItemPropertyTitle] as? String == "A")
    #expect(info?[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 0)
    controller.player = nil
  }

  @Test func tellsNothingWhereTheProgramDoesSo() {
    controller.updatesNowPlayingInfoCenter = false
    controller.player = player

    player.play()

    #expect(info == nil)
    controller.player = nil
  }

  @Test func takesBackWhatItToldWithThePlayer() {
    controller.player = player
    player.play()

    controller.player = nil

    #expect(info == nil)
  }

  @Test func tellsAnotherTitleAsSoonAsItIsSet() {
    controller.player = player
    player.play()
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "B" as NSString

    player.currentItem?.externalMetadata = [title]

    #expect(info?[MPMediaItemPropertyTitle] as? String == "B")
    controller.player = nil
  }
}

/// Takes every request and answers none.
private final class Silence: NSObject, AVAssetResourceLoaderDelegate {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { true }
}
