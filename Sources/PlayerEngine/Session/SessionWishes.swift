/// What a program wants of its audio session, and whether that goes together.
struct SessionWishes: Sendable {
  var category = AVAudioSession.Category.soloAmbient
  var mode = AVAudioSession.Mode.default
  var options: AVAudioSession.CategoryOptions = []
  var policy = AVAudioSession.RouteSharingPolicy.default

  /// Whether Apple's rules allow this.
  var isLegal: Bool {
    Self.modes(for: category).contains(mode) && options.subtracting(Self.options(for: category)).isEmpty
      && (policy == .default || isLongForm)
  }

  /// Whether the wishes are such that the sound may go where long works are played.
  private var isLongForm: Bool {
    policy != .independent && category == .playback && options.isEmpty
      && [.default, .moviePlayback, .spokenAudio].contains(mode)
  }

  /// The modes that go with a category.
  static func modes(for category: AVAudioSession.Category) -> Set<AVAudioSession.Mode> {
    switch category {
    case .playback:
      [.default, .moviePlayback, .spokenAudio, .measurement, .voicePrompt, .shortFormVideo]
    case .playAndRecord:
      [
        .default, .spokenAudio, .measurement, .videoRecording, .voiceChat, .videoChat, .gameChat,
        .voicePrompt, .dualRoute,
      ]
    case .record: [.default, .measurement, .videoRecording]
    case .multiRoute: [.default, .measurement, .spokenAudio]
    default: [.default, .spokenAudio]
    }
  }

  /// The options that go with a category.
  private static func options(for category: AVAudioSession.Category) -> AVAudioSession.CategoryOptions {
    let mixing: AVAudioSession.CategoryOptions = [
      .mixWithOthers, .duckOthers, .interruptSpokenAudioAndMixWithOthers,
    ]
    let recording: AVAudioSession.CategoryOptions = [
      .allowBluetoothHFP, .overrideMutedMicrophoneInterruption, .bluetoothHighQualityRecording,
      .farFieldInput,
    ]
    return switch category {
    case .playAndRecord:
      mixing.union(recording).union([.defaultToSpeaker, .allowBluetoothA2DP, .allowAirPlay])
    case .record: recording
    default: mixing
    }
  }
}
