extension AVAudioSession {
  /// What a program uses sound for, and so how it gets on with others.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name in full.
    public let rawValue: String

    /// The one with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that is not essential, and mixes with that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")

    /// Sound that is not essential, and silences that of others; what holds unless something is chosen.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")

    /// Sound that the program is about, such as music or the sound of a film.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")

    /// Sound that is taken in.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")

    /// Sound that is played and taken in, such as a call.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")

    /// Different sound for several outputs at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

    /// Sound that is worked on and not heard.
    public static let audioProcessing = Category(rawValue: "AVAudioSessionCategoryAudioProcessing")
  }
}
