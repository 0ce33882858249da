import AVKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ViewControllerTests {
  @Test func beginsAsApplesDoes() {
    let controller = AVPlayerViewController()

    #expect(controller.player == nil)
    #expect(controller.videoGravity == .resizeAspect)
    #expect(controller.showsPlaybackControls)
    #expect(controller.allowsPictureInPicturePlayback)
    #expect(!controller.canStartPictureInPictureAutomaticallyFromInline)
    #expect(controller.updatesNowPlayingInfoCenter)
  }

  @Test func holdsItsPlayer() {
    let (controller, player) = (AVPlayerViewController(), AVPlayer())

    controller.player = player

    #expect(controller.player === player)
  }

  @Test func tellsObserversOfAnotherPlayer() {
    let controller = AVPlayerViewController()
    var count = 0
    let observation = controller.observe(\.player) { _, _ in MainActor.assumeIsolated { count += 1 } }

    controller.player = AVPlayer()

    #expect(count == 1)
    observation.invalidate()
  }

  @Test func hasNothingToShowWithoutAnItem() {
    #expect(!AVPlayerViewController().isReadyForDisplay)
  }
}
