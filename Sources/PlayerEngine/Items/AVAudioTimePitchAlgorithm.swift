/// What happens to the pitch when the rate is not 1.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Pitch kept at the cost of quality; here the same as `timeDomain`.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")

  /// Pitch kept, at the best quality there is.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")

  /// Pitch kept, by cutting and joining in time; good for voice.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")

  /// Pitch follows the rate, as a tape does.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
