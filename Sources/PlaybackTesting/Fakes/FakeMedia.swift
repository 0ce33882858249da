public import CoreMedia
public import Playback

/// How an item behaves when a `FakeRenderer` plays it.
public struct FakeMedia: Sendable, Hashable {
  /// What it is found to be once it is ready.
  public var readiness: Readiness

  /// How long it takes to get ready, or to fail; nil is for ever.
  public var delay: Duration? = .zero

  /// What is wrong with it, so that it never becomes ready; nil where nothing is.
  public var failure: PlaybackError?

  /// Where it breaks off while it plays, if it does.
  public var breakage: Breakage?

  /// Where playing forward runs out of data, once each time it passes, in order.
  public var gaps: [Gap] = []

  /// Whether it tells how its data is doing.
  public var tellsBuffering = false

  /// How long a seek takes; nil is for ever.
  public var seekDelay: Duration? = .zero

  /// A fault that shows only while it plays.
  public struct Breakage: Sendable, Hashable {
    /// The last time that can be played.
    public var time: CMTime

    /// What goes wrong there.
    public var error: PlaybackError

    /// Breaks off at `time` with `error`.
    public init(at time: CMTime, _ error: PlaybackError) {
      self.time = time
      self.error = error
    }
  }

  /// A place where data is late.
  public struct Gap: Sendable, Hashable {
    /// Where playing has to stop.
    public var time: CMTime

    /// How long it takes until it can go on.
    public var length: Duration

    /// Stops at `time` for `length`.
    public init(at time: CMTime, for length: Duration) {
      self.time = time
      self.length = length
    }
  }

  /// Plays without trouble for as long as `readiness` says.
  public init(_ readiness: Readiness) { self.readiness = readiness }

  /// Plays without trouble for `duration`, and can be sought to everywhere.
  public init(duration: CMTime) {
    let seekable = [CMTimeRange(start: .zero, duration: duration)]
    let track = Track(
      id: 1, kind: .audio(Track.AudioFormat(rate: 44_100, channels: 2)), codec: "audio/x-raw",
      isSelected: true)
    self.init(Readiness(duration: duration, seekable: seekable, tracks: [track]))
  }

  /// Never becomes ready, because of `failure`.
  public init(failure: PlaybackError) {
    self.init(Readiness(duration: .indefinite))
    self.failure = failure
  }

  /// Gives no sign of life.
  public static let silent: FakeMedia = {
    var media = FakeMedia(Readiness(duration: .indefinite))
    media.delay = nil
    return media
  }()
}
