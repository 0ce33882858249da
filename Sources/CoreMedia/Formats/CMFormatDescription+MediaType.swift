extension CMFormatDescription {
  /// What kind of media something is.
  public struct MediaType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// Four letters, as a number.
    public let rawValue: CMMediaType

    /// The one with these letters.
    public init(rawValue: CMMediaType) { self.rawValue = rawValue }

    /// The four letters.
    public var description: String { rawValue.letters }

    /// Sound.
    public static let audio = MediaType(rawValue: FourCharCode(letters: "soun"))

    /// Pictures.
    public static let video = MediaType(rawValue: FourCharCode(letters: "vide"))

    /// Sound and pictures in one stream.
    public static let muxed = MediaType(rawValue: FourCharCode(letters: "muxx"))

    /// Text.
    public static let text = MediaType(rawValue: FourCharCode(letters: "text"))

    /// Captions within the pictures.
    public static let closedCaption = MediaType(rawValue: FourCharCode(letters: "clcp"))

    /// Subtitles.
    public static let subtitle = MediaType(rawValue: FourCharCode(letters: "sbtl"))

    /// Time codes.
    public static let timeCode = MediaType(rawValue: FourCharCode(letters: "tmcd"))

    /// What media say of themselves, in time.
    public static let metadata = MediaType(rawValue: FourCharCode(letters: "meta"))
  }
}

// The same as numbers, as C has them.

/// Sound.
public var kCMMediaType_Audio: CMMediaType { CMFormatDescription.MediaType.audio.rawValue }

/// Pictures.
public var kCMMediaType_Video: CMMediaType { CMFormatDescription.MediaType.video.rawValue }

/// Sound and pictures in one stream.
public var kCMMediaType_Muxed: CMMediaType { CMFormatDescription.MediaType.muxed.rawValue }

/// Text.
public var kCMMediaType_Text: CMMediaType { CMFormatDescription.MediaType.text.rawValue }

/// Captions within the pictures.
public var kCMMediaType_ClosedCaption: CMMediaType { CMFormatDescription.MediaType.closedCaption.rawValue }

/// Subtitles.
public var kCMMediaType_Subtitle: CMMediaType { CMFormatDescription.MediaType.subtitle.rawValue }

/// Time codes.
public var kCMMediaType_TimeCode: CMMediaType { CMFormatDescription.MediaType.timeCode.rawValue }

/// What media say of themselves, in time.
public var kCMMediaType_Metadata: CMMediaType { CMFormatDescription.MediaType.metadata.rawValue }
