/// What happens to the pitch when the rate is not 1.
public enum PitchAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// Pitch kept, by cutting and joining in time; good for voice.
  case timeDomain

  /// Pitch kept, at the best quality there is.
  case spectral

  /// Pitch follows the rate, as a tape does.
  case varispeed
}
