extension CMFormatDescription {
  /// How something is coded.
  public struct MediaSubType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// Four letters, as a number.
    public let rawValue: FourCharCode

    /// The one with these letters.
    public init(rawValue: FourCharCode) { self.rawValue = rawValue }

    /// The four letters.
    public var description: String { rawValue.letters }

    /// H.264.
    public static let h264 = MediaSubType(rawValue: FourCharCode(letters: "avc1"))

    /// H.265, HEVC.
    public static let hevc = MediaSubType(rawValue: FourCharCode(letters: "hvc1"))

    /// VP9.
    public static let vp9 = MediaSubType(rawValue: FourCharCode(letters: "vp09"))

    /// AV1.
    public static let av1 = MediaSubType(rawValue: FourCharCode(letters: "av01"))

    /// MPEG-1 pictures.
    public static let mpeg1Video = MediaSubType(rawValue: FourCharCode(letters: "mp1v"))

    /// MPEG-2 pictures.
    public static let mpeg2Video = MediaSubType(rawValue: FourCharCode(letters: "mp2v"))

    /// MPEG-4 pictures, Part 2.
    public static let mpeg4Video = MediaSubType(rawValue: FourCharCode(letters: "mp4v"))

    /// A JPEG for each picture.
    public static let jpeg = MediaSubType(rawValue: FourCharCode(letters: "jpeg"))

    /// Samples as they are.
    public static let linearPCM = MediaSubType(rawValue: FourCharCode(letters: "lpcm"))

    /// AAC.
    public static let mpeg4AAC = MediaSubType(rawValue: FourCharCode(letters: "aac "))

    /// MPEG sound, layer 1.
    public static let mpegLayer1 = MediaSubType(rawValue: FourCharCode(letters: ".mp1"))

    /// MPEG sound, layer 2.
    public static let mpegLayer2 = MediaSubType(rawValue: FourCharCode(letters: ".mp2"))

    /// MP3.
    public static let mpegLayer3 = MediaSubType(rawValue: FourCharCode(letters: ".mp3"))

    /// Apple Lossless.
    public static let appleLossless = MediaSubType(rawValue: FourCharCode(letters: "alac"))

    /// FLAC.
    public static let flac = MediaSubType(rawValue: FourCharCode(letters: "flac"))

    /// Opus.
    public static let opus = MediaSubType(rawValue: FourCharCode(letters: "opus"))

    /// Dolby Digital.
    public static let ac3 = MediaSubType(rawValue: FourCharCode(letters: "ac-3"))

    /// Dolby Digital Plus.
    public static let enhancedAC3 = MediaSubType(rawValue: FourCharCode(letters: "ec-3"))

    /// µ-law.
    public static let uLaw = MediaSubType(rawValue: FourCharCode(letters: "ulaw"))

    /// A-law.
    public static let aLaw = MediaSubType(rawValue: FourCharCode(letters: "alaw"))

    /// WebVTT.
    public static let webVTT = MediaSubType(rawValue: FourCharCode(letters: "wvtt"))

    /// Timed text of 3GPP and MP4.
    public static let mobile3GPP = MediaSubType(rawValue: FourCharCode(letters: "tx3g"))
  }
}

// The same as numbers, as C has them.

/// H.264.
public var kCMVideoCodecType_H264: CMVideoCodecType { CMFormatDescription.MediaSubType.h264.rawValue }

/// H.265, HEVC.
public var kCMVideoCodecType_HEVC: CMVideoCodecType { CMFormatDescription.MediaSubType.hevc.rawValue }

/// VP9.
public var kCMVideoCodecType_VP9: CMVideoCodecType { CMFormatDescription.MediaSubType.vp9.rawValue }

/// AV1.
public var kCMVideoCodecType_AV1: CMVideoCodecType { CMFormatDescription.MediaSubType.av1.rawValue }

/// MPEG-1 pictures.
public var kCMVideoCodecType_MPEG1Video: CMVideoCodecType {
  CMFormatDescription.MediaSubType.mpeg1Video.rawValue
}

/// MPEG-2 pictures.
public var kCMVideoCodecType_MPEG2Video: CMVideoCodecType {
  CMFormatDescription.MediaSubType.mpeg2Video.rawValue
}

/// MPEG-4 pictures, Part 2.
public var kCMVideoCodecType_MPEG4Video: CMVideoCodecType {
  CMFormatDescription.MediaSubType.mpeg4Video.rawValue
}

/// A JPEG for each picture.
public var kCMVideoCodecType_JPEG: CMVideoCodecType { CMFormatDescription.MediaSubType.jpeg.rawValue }

/// Samples as they are.
public var kAudioFormatLinearPCM: FourCharCode { CMFormatDescription.MediaSubType.linearPCM.rawValue }

/// AAC.
public var kAudioFormatMPEG4AAC: FourCharCode { CMFormatDescription.MediaSubType.mpeg4AAC.rawValue }

/// MPEG sound, layer 1.
public var kAudioFormatMPEGLayer1: FourCharCode { CMFormatDescription.MediaSubType.mpegLayer1.rawValue }

/// MPEG sound, layer 2.
public var kAudioFormatMPEGLayer2: FourCharCode { CMFormatDescription.MediaSubType.mpegLayer2.rawValue }

/// MP3.
public var kAudioFormatMPEGLayer3: FourCharCode { CMFormatDescription.MediaSubType.mpegLayer3.rawValue }

/// Apple Lossless.
public var kAudioFormatAppleLossless: FourCharCode { CMFormatDescription.MediaSubType.appleLossless.rawValue }

/// FLAC.
public var kAudioFormatFLAC: FourCharCode { CMFormatDescription.MediaSubType.flac.rawValue }

/// Opus.
public var kAudioFormatOpus: FourCharCode { CMFormatDescription.MediaSubType.opus.rawValue }

/// Dolby Digital.
public var kAudioFormatAC3: FourCharCode { CMFormatDescription.MediaSubType.ac3.rawValue }

/// Dolby Digital Plus.
public var kAudioFormatEnhancedAC3: FourCharCode { CMFormatDescription.MediaSubType.enhancedAC3.rawValue }

/// µ-law.
public var kAudioFormatULaw: FourCharCode { CMFormatDescription.MediaSubType.uLaw.rawValue }

/// A-law.
public var kAudioFormatALaw: FourCharCode { CMFormatDescription.MediaSubType.aLaw.rawValue }

/// WebVTT.
public var kCMSubtitleFormatType_WebVTT: FourCharCode { CMFormatDescription.MediaSubType.webVTT.rawValue }

/// Timed text of 3GPP and MP4.
public var kCMSubtitleFormatType_3GText: FourCharCode { CMFormatDescription.MediaSubType.mobile3GPP.rawValue }
