import CoreMedia
import Playback

/// What a player is, under its lock: the transport that decides, and those it decides for.
struct PlayerState: Sendable {
  var transport = Transport()

  /// The items, the current one first.
  var queue: [AVPlayerItem] = []

  /// The lines to the renderers.
  var links: [Slot: RendererLink] = [:]

  /// Whether a renderer of its own is being made.
  var isMakingRenderer = false

  /// The time by which the playing renderer is reckoned.
  var timekeeper: any Timekeeper = WallTimekeeper()

  /// Whether any item could be played yet.
  var hasPlayedAny = false

  /// Who is to be told of seeks and prerolls, by their numbers.
  var completions: [Int: Completion] = [:]

  /// Who is told of times passing.
  var timeObservers: [TimeObserver] = []

  /// Who is told, at once and from any thread, that one item has followed another.
  var followers: [FollowerID: @Sendable (AVPlayerItem, AVPlayerItem?) -> Void] = [:]

  /// The task that waits for the transport's deadline.
  var watch: Watch?

  /// The task that waits for the time at which other words are to be read.
  var captionWatch: Task<Void, Never>?

  /// Who is shown the pictures.
  var screens: [PictureScreen] = []

  /// Whether anybody wants to hear of pictures that come.
  var watchesPictures = false

  /// The task that hears of them, from one renderer.
  var pictureWatch: PictureWatch?

  /// Settings that the transport has no part in.
  var settings = PlayerSettings()

  /// What is collected while the lock is held.
  var pending = Pending()

  struct Watch: Sendable {
    let deadline: ContinuousClock.Instant
    let task: Task<Void, Never>
  }

  struct PictureWatch: Sendable {
    let slot: Slot
    let task: Task<Void, Never>
  }

  /// Tells one follower from another.
  struct FollowerID: Hashable, Sendable {
    let object: ObjectIdentifier
  }

  /// What became of one decision, to be acted upon at its end.
  struct Pending: Sendable {
    var hasNewQueue = false
    var hasJumped = false
    var hasNewPace = false
    var hasSetRate = false
    var hasNewCaptions = false
    var rateChanges: [RateChange] = []
    var advances: [(from: AVPlayerItem, to: AVPlayerItem?)] = []
  }

  /// The present, by the playing renderer's time.
  var now: ContinuousClock.Instant { timekeeper.now }

  /// Where the current item's time is.
  var position: CMTime { transport.position(at: now) }

  /// The item with this number, as far as the player has it.
  func item(_ number: Int) -> AVPlayerItem? { queue.first { $0.number == number } }
}
