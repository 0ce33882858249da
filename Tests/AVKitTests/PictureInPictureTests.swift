import AVKit
import Testing

/// Writes down what it is told.
private final class Listener: NSObject, AVPictureInPictureControllerDelegate {
  private(set) var failures = 0

  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    failures += 1
  }
}

struct PictureInPictureTests {
  @Test func saysThatThereIsNone() {
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }

  @Test func refusesToStart() {
    let controller = AVPictureInPictureController(contentSource: .init(playerLayer: AVPlayerLayer()))
    let listener = Listener()
    controller.delegate = listener

    controller.startPictureInPicture()

    #expect(listener.failures == 1)
    #expect(!controller.isPictureInPictureActive)
  }
}
