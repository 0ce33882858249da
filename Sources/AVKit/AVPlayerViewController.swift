public import AVFoundation
import MediaPlayer

/// What a view of a player is set to.
///
/// Nothing is shown: there is no view. A player whose picture is to be seen plays it in a window of its own.
@preconcurrency @MainActor
open class AVPlayerViewController: PlaybackObject {
  private let layer = AVPlayerLayer()
  private var publisher: NowPlayingPublisher?

  /// A controller without a player.
  nonisolated public override init() { super.init() }

  /// The player it would show.
  open var player: AVPlayer? {
    get { layer.player }
    set {
      guard newValue !== layer.player else { return }
      layer.player = newValue
      publish()
    }
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

  /// Whether what the player plays is told to `MPNowPlayingInfoCenter`, from its first play on; set it to false to
  /// tell that center yourself.
  open var updatesNowPlayingInfoCenter = true { didSet { publish() } }

  /// Who is told of the small window that the picture may go into; not kept alive.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  // MARK: - Speeds

  /// The speeds that a viewer may choose from.
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds

  /// The speed that the player plays with; nil where that is none of `speeds`.
  open var selectedSpeed: AVPlaybackSpeed? { speeds.first { $0.rate == player?.defaultRate } }

  /// Plays at `speed` from now on, at once where it plays.
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    guard let player else { return }
    player.defaultRate = speed.rate
    if player.rate != 0 { player.rate = speed.rate }
  }

  private func publish() {
    publisher?.end()
    publisher = nil
    guard updatesNowPlayingInfoCenter, let player else { return }
    publisher = NowPlayingPublisher(player, to: .default())
  }

  deinit {
    // What it told is taken back, on the actor that the publisher belongs to.
    if let publisher { Task { @MainActor in publisher.end() } }
  }
}
