import Playback

// AVFoundation's words for what the rules of playback say.

extension AVPlayer.TimeControlStatus {
  init(_ control: TimeControl) {
    self =
      switch control {
      case .paused: .paused
      case .waiting: .waitingToPlayAtSpecifiedRate
      case .playing: .playing
      }
  }
}

extension AVPlayer.WaitingReason {
  init?(_ control: TimeControl) {
    guard case .waiting(let reason) = control else { return nil }
    self =
      switch reason {
      case .noItem: .noItemToPlay
      case .evaluatingBuffering: .evaluatingBufferingRate
      case .minimizingStalls: .toMinimizeStalls
      }
  }
}

extension AVPlayer.ActionAtItemEnd {
  init(_ action: EndAction) {
    self =
      switch action {
      case .advance: .advance
      case .pause: .pause
      case .none: .none
      }
  }
}

extension EndAction {
  init(_ action: AVPlayer.ActionAtItemEnd) {
    self =
      switch action {
      case .advance: .advance
      case .pause: .pause
      case .none: .none
      }
  }
}

extension AVPlayer.RateDidChangeReason {
  init(_ change: RateChange) {
    self =
      switch change {
      case .asked, .ended: .setRateCalled
      case .refused, .stalled, .failed: .setRateFailed
      case .reachedStart: .reversePlaybackReachedStartOfSeekableRange
      case .reachedLiveEdge: .playheadReachedLiveEdge
      }
  }
}
