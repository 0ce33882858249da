public import Foundation

/// Hears of the small window that a picture may go into; there is none here, so that only a refusal is ever heard.
///
/// All of it is optional.
@MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The picture is about to go into a window of its own.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The picture is in a window of its own.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The picture could not go into a window of its own.
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)

  /// The picture is about to come back.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// The picture has come back.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// Whether the view is to go when the picture leaves it.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool

  /// The view is to be shown again; `completionHandler` is to be called with whether it is.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}

  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}

  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}

  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}

  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}

  /// Lets it go.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }

  /// Says that it is not shown.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
