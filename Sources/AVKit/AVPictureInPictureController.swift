public import AVFoundation

/// Would put a player's picture into a small window of its own, if there were one.
///
/// There is none on this system, which Apple's framework knows as well: it says so, and makes no controllers. One
/// for a content source can be made, and refuses to start.
open class AVPictureInPictureController: KeyValueObject {
  private let source: ContentSource

  /// Whether there are such windows: there are none.
  public class func isPictureInPictureSupported() -> Bool { false }

  /// Nil, since there are no such windows.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// A controller for the picture of `contentSource`, that refuses to start.
  public init(contentSource: ContentSource) {
    source = contentSource
    super.init()
  }

  /// Who is told what becomes of it; not kept alive.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  /// The layer whose picture it is.
  open var playerLayer: AVPlayerLayer { source.layer }

  /// What the picture comes from.
  open var contentSource: ContentSource? { source }

  /// Whether it could start now: it never can.
  open var isPictureInPicturePossible: Bool { Self.isPictureInPictureSupported() }

  /// Whether the picture is in a window of its own: it never is.
  open var isPictureInPictureActive: Bool { false }

  /// Whether the window is hidden for a while: it never is.
  open var isPictureInPictureSuspended: Bool { false }

  /// Whether it is to start by itself when the program leaves the screen.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Whether the viewer may not jump.
  open var requiresLinearPlayback = false

  /// Tells the delegate that it could not start.
  open func startPictureInPicture() {
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
  }

  /// Does nothing, since it never started.
  open func stopPictureInPicture() {}

  /// Where a picture comes from.
  open class ContentSource: NSObject {
    fileprivate let layer: AVPlayerLayer

    /// The picture of `playerLayer`.
    public init(playerLayer: AVPlayerLayer) {
      layer = playerLayer
      super.init()
    }

    /// The layer whose picture it is.
    open var playerLayer: AVPlayerLayer? { layer }
  }
}
