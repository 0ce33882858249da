extension AVAudioSession {
  /// What is different from the rule of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)

    /// Others go on more softly; implies `mixWithOthers`.
    public static let duckOthers = CategoryOptions(rawValue: 2)

    /// The older name of `allowBluetoothHFP`.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)

    /// Bluetooth for calls may be used; for categories that record.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)

    /// The loudspeaker in place of the ear piece; for `playAndRecord` only.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)

    /// Others go on, but those that speak pause; implies `mixWithOthers`.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)

    /// Bluetooth for music may be used; for `playAndRecord`, others may anyway.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)

    /// AirPlay may be used; for `playAndRecord`, others may anyway.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)

    /// A microphone that is switched off interrupts nothing.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)

    /// Sound may be taken in from afar.
    public static let farFieldInput = CategoryOptions(rawValue: 262144)

    /// Bluetooth may take in sound of high quality.
    public static let bluetoothHighQualityRecording = CategoryOptions(rawValue: 524288)
  }
}
