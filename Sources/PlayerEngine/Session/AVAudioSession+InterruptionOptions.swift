extension AVAudioSession {
  /// What may be done when an interruption is over.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Playback may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
}
