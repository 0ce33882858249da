/// What the listener wants, whoever ends up rendering it.
///
/// An intent outlives the renderer that serves it: moving to another route hands the same intent to another renderer.
public struct Intent: Sendable, Hashable {
  /// What is to play.
  public var current: Entry?

  /// What is to follow, to be got ready ahead; nil when nothing does.
  public var next: Entry?

  /// How fast to play, as a wish: 1 is as recorded, 0 is paused, negative is backwards.
  public var rate = 0.0

  /// How loud to play: 1 is as recorded, 0 is silent.
  public var volume = 1.0

  /// Whether to be silent whatever the volume.
  public var isMuted = false

  /// What happens to the pitch at rates other than 1.
  public var pitch = PitchAlgorithm.timeDomain

  /// What to do when the current item has played to its end.
  public var endAction = EndAction.pause

  /// Whether to wait with playing until it can be expected to run without a stall.
  public var waitsToMinimizeStalling = true

  /// Wants nothing yet.
  public init() {}
}
