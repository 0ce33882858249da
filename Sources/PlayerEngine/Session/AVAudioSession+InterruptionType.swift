extension AVAudioSession {
  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// It is over.
    case ended = 0
    /// The session is no longer active, and its players have paused.
    case began = 1
  }
}
