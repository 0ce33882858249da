/// A property by which tracks and options are told apart.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Tells of media: audible.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")

  /// Tells of media: contains alpha channel.
  public static let containsAlphaChannel = AVMediaCharacteristic(rawValue: "public.contains-alpha-channel")

  /// Tells of media: contains HDR video.
  public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "public.contains-hdr-video")

  /// Tells of media: contains only forced subtitles.
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")

  /// Tells of media: describes music and sound for accessibility.
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound")

  /// Tells of media: describes video for accessibility.
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")

  /// Tells of media: dubbed translation.
  public static let dubbedTranslation = AVMediaCharacteristic(rawValue: "public.translation.dubbed")

  /// Tells of media: easy to read.
  public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")

  /// Tells of media: frame based.
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")

  /// Tells of media: is auxiliary content.
  public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")

  /// Tells of media: is main program content.
  public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")

  /// Tells of media: is original content.
  public static let isOriginalContent = AVMediaCharacteristic(rawValue: "public.original-content")

  /// Tells of media: language translation.
  public static let languageTranslation = AVMediaCharacteristic(rawValue: "public.translation")

  /// Tells of media: legible.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")

  /// Tells of media: transcribes spoken dialog for accessibility.
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")

  /// Tells of media: uses wide gamut color space.
  public static let usesWideGamutColorSpace = AVMediaCharacteristic(
    rawValue: "public.uses-wide-gamut-color-space")

  /// Tells of media: visual.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")

  /// Tells of media: voice over translation.
  public static let voiceOverTranslation = AVMediaCharacteristic(rawValue: "public.translation.voice-over")
}
