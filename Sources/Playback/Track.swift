/// One stream of an item: sound, picture or text.
public struct Track: Sendable, Hashable {
  /// The number by which tracks are selected, unique in the item, from 1 on.
  public var id: Int

  /// What the track carries.
  public var kind: Kind

  /// The coding, by GStreamer's media type (`audio/mpeg`, `video/x-h264`).
  public var codec: String

  /// Which of MPEG's standards the coding is of (1 is MP3's, 4 is AAC's), where it is one of MPEG's.
  public var mpegVersion: Int?

  /// Which layer of MPEG's sound it is (3 is MP3's), where it has layers.
  public var mpegLayer: Int?

  /// The language as a BCP-47 tag, where the media names one.
  public var language: String?

  /// The title, where the media names one.
  public var title: String?

  /// Whether the media marks the track as the one to play unless told otherwise.
  public var isDefault: Bool

  /// Whether the track plays.
  public var isSelected: Bool

  /// The nominal bits per second; nil where it is not known.
  public var bitRate: Int?

  /// What the media says of its part in the whole, by the identifiers that HLS uses
  /// (`public.accessibility.describes-video`).
  public var traits: Set<String> = []

  /// Whether it may be chosen to play without being asked for.
  public var isAutomatic = true

  /// What kinds of track there are.
  public enum Kind: Sendable, Hashable {
    /// Sound.
    case audio(AudioFormat)

    /// Pictures.
    case video(VideoFormat)

    /// Subtitles or captions.
    case text
  }

  /// The shape of a sound track.
  public struct AudioFormat: Sendable, Hashable {
    /// Samples per second and channel; 0 while unknown.
    public var rate: Int

    /// The number of channels; 0 while unknown.
    public var channels: Int

    /// Bits per sample as decoded; nil where the coding has none.
    public var depth: Int?

    /// Describes sound.
    public init(rate: Int, channels: Int, depth: Int? = nil) {
      self.rate = rate
      self.channels = channels
      self.depth = depth
    }
  }

  /// The shape of a picture track.
  public struct VideoFormat: Sendable, Hashable {
    /// Coded pixels across, square or not.
    public var width: Int

    /// Coded pixels down.
    public var height: Int

    /// Width of a pixel over its height.
    public var pixelAspect: Double

    /// Pictures per second; 0 where it varies or is not known.
    public var frameRate: Double

    /// Clockwise turn needed to show the picture upright, in degrees: 0, 90, 180 or 270.
    public var rotation: Int

    /// Describes pictures.
    public init(width: Int, height: Int, pixelAspect: Double = 1, frameRate: Double = 0, rotation: Int = 0) {
      self.width = width
      self.height = height
      self.pixelAspect = pixelAspect
      self.frameRate = frameRate
      self.rotation = rotation
    }
  }

  /// Describes a track.
  public init(
    id: Int, kind: Kind, codec: String, language: String? = nil, title: String? = nil,
    isDefault: Bool = false,
    isSelected: Bool = false, bitRate: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.codec = codec
    self.language = language
    self.title = title
    self.isDefault = isDefault
    self.isSelected = isSelected
    self.bitRate = bitRate
  }
}
