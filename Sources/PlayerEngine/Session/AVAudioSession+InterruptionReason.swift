extension AVAudioSession {
  /// Why something was interrupted.
  public enum InterruptionReason: UInt, Sendable {
    /// Another session became active.
    case `default` = 0
    /// The program was suspended.
    case appWasSuspended = 1
    /// The microphone was switched off.
    case builtInMicMuted = 2
    /// The device that played is gone.
    case routeDisconnected = 4
  }
}
