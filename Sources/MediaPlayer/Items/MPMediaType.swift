/// Kinds of media in a library.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)

  /// An episode of a podcast.
  public static let podcast = MPMediaType(rawValue: 2)

  /// A book that is read out.
  public static let audioBook = MPMediaType(rawValue: 4)

  /// A lesson.
  public static let audioITunesU = MPMediaType(rawValue: 8)

  /// Any sound without pictures.
  public static let anyAudio = MPMediaType(rawValue: 0xff)

  /// A film.
  public static let movie = MPMediaType(rawValue: 256)

  /// An episode of a series.
  public static let tvShow = MPMediaType(rawValue: 512)

  /// An episode of a podcast with pictures.
  public static let videoPodcast = MPMediaType(rawValue: 1024)

  /// Music with pictures.
  public static let musicVideo = MPMediaType(rawValue: 2048)

  /// A lesson with pictures.
  public static let videoITunesU = MPMediaType(rawValue: 4096)

  /// A film of one's own.
  public static let homeVideo = MPMediaType(rawValue: 8192)

  /// Anything with pictures.
  public static let anyVideo = MPMediaType(rawValue: 0xff00)

  /// Anything.
  public static let any = MPMediaType(rawValue: ~0)
}
