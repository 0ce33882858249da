public import AVFoundation

/// What a view of a player is set to.
///
/// Nothing is shown: there is no view. A player whose picture is to be seen plays it in a window of its own.
@preconcurrency @MainActor
open class AVPlayerViewController: PlaybackObject {
  private let layer = AVPlayerLayer()

  /// A controller without a player.
  nonisolated public override init() { super.init() }

  /// The player it would show.
  open var player: AVPlayer? {
    get { layer.player }
    set { layer.player = newValue }
  }

  /// How the picture would fill the view.
  open var videoGravity: AVLayerVideoGravity {
    get { layer.videoGravity }
    set { layer.videoGravity = newValue }
  }

  /// Whether the current item has a picture to show.
  open var isReadyForDisplay: Bool { layer.isReadyForDisplay }

  /// Where in the view the picture would be.
  open var videoBounds: CGRect { layer.videoRect }

  /// Whether there would be buttons.
  open var showsPlaybackControls = true

  /// Whether the viewer may not jump.
  open var requiresLinearPlayback = false

  /// Whether the picture may go into a small window of its own; there is none here.
  open var allowsPictureInPicturePlayback = true

  /// Whether the picture goes into a small window of its own by itself; there is none here.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Whether the view takes the whole screen when playback begins.
  open var entersFullScreenWhenPlaybackBegins = false

  /// Whether the view leaves the whole screen when playback ends.
  open var exitsFullScreenWhenPlaybackEnds = false

  /// Whether what plays is to be told to `MPNowPlayingInfoCenter`.
  open var updatesNowPlayingInfoCenter = true
}
