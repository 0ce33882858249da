extension AVPlayer {
  /// Whether a player can play at all.
  public enum Status: Int, Sendable {
    /// Nothing was loaded yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It never will; make another.
    case failed = 2
  }

  /// Whether time moves.
  public enum TimeControlStatus: Int, Sendable {
    /// It is not meant to.
    case paused = 0
    /// It will as soon as what is missing is there.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What happens when an item has played to its end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item of the queue plays.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// Time runs on.
    case none = 2
  }

  /// What a player waits for.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Data enough to play without a stall.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")

    /// To learn whether the data comes fast enough.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")

    /// An item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Why the rate became another.
  public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It was set.
    public static let setRateCalled = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")

    /// It could not be had or kept.
    public static let setRateFailed = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")

    /// Something else took the audio session.
    public static let audioSessionInterrupted = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")

    /// The program went into the background.
    public static let appBackgrounded = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")

    /// Playing faster than it is sent came to the edge of what is live.
    public static let playheadReachedLiveEdge = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonPlayheadReachedLiveEdge")

    /// Playing backwards came to the beginning.
    public static let reversePlaybackReachedStartOfSeekableRange = RateDidChangeReason(
      rawValue: "AVPlayerRateDidChangeReasonReversePlaybackReachedStartOfSeekableRange")
  }
}
