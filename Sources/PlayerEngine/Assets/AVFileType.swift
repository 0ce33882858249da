/// A kind of file, by its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier.
  public let rawValue: String

  /// The kind with this identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind with this identifier.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Movies of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")

  /// MP4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")

  /// MP4 as iTunes has it, with pictures.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")

  /// MP4 as iTunes has it, with sound alone.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")

  /// MP4 as telephones have it.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")

  /// The same of the other family of telephones.
  public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")

  /// Apple's Core Audio Format.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")

  /// WAV.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")

  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")

  /// AIFF whose samples may be coded.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")

  /// Adaptive multi-rate speech.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")

  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")

  /// Sun's sound files.
  public static let au = AVFileType(rawValue: "public.au-audio")

  /// Dolby Digital.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")

  /// Dolby Digital Plus.
  public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
}
