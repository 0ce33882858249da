extension AVAudioSession {
  /// What is special about the sound of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")

    /// The sound of films; for `playback` only.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")

    /// Speech that is interrupted, not ducked, by that of others.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")

    /// Sound that is measured, with as little done to it as can be.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")

    /// The sound of a film that is taken.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")

    /// A call.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")

    /// A call with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")

    /// A call within a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")

    /// Announcements, such as a navigator's.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")

    /// The sound of short films; for `playback` only.
    public static let shortFormVideo = Mode(rawValue: "AVAudioSessionModeShortFormVideo")

    /// Sound for two outputs at once.
    public static let dualRoute = Mode(rawValue: "AVAudioSessionModeDualRoute")
  }
}
