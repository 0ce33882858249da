/// What a track carries.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name in full.
  public let rawValue: String

  /// The one with this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one with this name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")

  /// Auxiliary pictures.
  public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")

  /// Closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")

  /// Depth.
  public static let depthData = AVMediaType(rawValue: "dpth")

  /// Touch.
  public static let haptic = AVMediaType(rawValue: "hapt")

  /// Timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")

  /// Detected objects.
  public static let metadataObject = AVMediaType(rawValue: "mobj")

  /// Several kinds at once.
  public static let muxed = AVMediaType(rawValue: "muxx")

  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")

  /// Text.
  public static let text = AVMediaType(rawValue: "text")

  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
}
