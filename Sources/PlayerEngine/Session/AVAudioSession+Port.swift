extension AVAudioSession {
  /// The kind of a way in or out.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A line input.
    public static let lineIn = Port(rawValue: "LineIn")

    /// A microphone that is built in.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")

    /// The microphone of a headset.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")

    /// A line output.
    public static let lineOut = Port(rawValue: "LineOut")

    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")

    /// Bluetooth for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")

    /// The ear piece of a telephone.
    public static let builtInReceiver = Port(rawValue: "Receiver")

    /// A loudspeaker that is built in.
    public static let builtInSpeaker = Port(rawValue: "Speaker")

    /// A display by HDMI.
    public static let HDMI = Port(rawValue: "HDMIOutput")

    /// A receiver by AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")

    /// Bluetooth of low energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")

    /// Bluetooth for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")

    /// A sound card by USB.
    public static let usbAudio = Port(rawValue: "USBAudio")

    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")

    /// No device, but a program.
    public static let virtual = Port(rawValue: "Virtual")

    /// A sound card by PCI.
    public static let PCI = Port(rawValue: "PCI")

    /// A sound card by FireWire.
    public static let fireWire = Port(rawValue: "FireWire")

    /// A display by DisplayPort.
    public static let displayPort = Port(rawValue: "DisplayPort")

    /// A network by AVB.
    public static let AVB = Port(rawValue: "AVB")

    /// A sound card by Thunderbolt.
    public static let thunderbolt = Port(rawValue: "Thunderbolt")

    /// A microphone of another device.
    public static let continuityMicrophone = Port(rawValue: "ContinuityMicrophone")
  }
}
