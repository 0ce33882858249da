extension AVAudioSession {
  /// Whether the sound goes where that of other programs goes.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Where other programs play.
    case `default` = 0
    /// Where music and talks are played; for `playback` only.
    case longFormAudio = 1
    /// Somewhere of its own; never set, only found.
    case independent = 2
    /// Where films are played; for `playback` only.
    case longFormVideo = 3
  }
}
