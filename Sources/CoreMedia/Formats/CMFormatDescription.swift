/// What a track consists of: the kind of media, the coding, and the size or the sound.
///
/// Apple's is a CoreFoundation type; the coding's own data (`extensions`) is left to the decoders here.
public final class CMFormatDescription: Sendable, Hashable, CustomStringConvertible {
  /// What kind of media it is.
  public let mediaType: MediaType

  /// The coding; 0 where Apple has no letters for it.
  public let mediaSubType: MediaSubType

  /// The size of the coded picture; zero for what is no picture.
  public let dimensions: CMVideoDimensions

  /// How sound is coded; nil for what is no sound.
  public let audioStreamBasicDescription: AudioStreamBasicDescription?

  private init(
    _ type: MediaType, _ subType: MediaSubType, _ dimensions: CMVideoDimensions = CMVideoDimensions(),
    _ sound: AudioStreamBasicDescription? = nil
  ) {
    (mediaType, mediaSubType, self.dimensions) = (type, subType, dimensions)
    audioStreamBasicDescription = sound
  }

  /// Describes what is neither picture nor sound.
  public convenience init(mediaType: MediaType, mediaSubType: MediaSubType) {
    self.init(mediaType, mediaSubType)
  }

  /// Describes pictures of `width` by `height` pixels.
  public convenience init(videoCodecType: MediaSubType, width: Int, height: Int) {
    self.init(
      .video, videoCodecType,
      CMVideoDimensions(width: Int32(clamping: width), height: Int32(clamping: height)))
  }

  /// Describes sound.
  public convenience init(audioStreamBasicDescription sound: AudioStreamBasicDescription) {
    self.init(.audio, MediaSubType(rawValue: sound.mFormatID), CMVideoDimensions(), sound)
  }

  /// The kind and the coding as letters, and the size or the sound.
  public var description: String {
    let shape =
      if let sound = audioStreamBasicDescription {
        ", \(Int(sound.mSampleRate)) Hz, \(sound.mChannelsPerFrame) channels"
      } else if mediaType == .video {
        ", \(dimensions.width) x \(dimensions.height)"
      } else {
        ""
      }
    return "CMFormatDescription('\(mediaType)', '\(mediaSubType)'\(shape))"
  }

  /// Whether both say the same.
  public static func == (lhs: CMFormatDescription, rhs: CMFormatDescription) -> Bool {
    lhs.mediaType == rhs.mediaType && lhs.mediaSubType == rhs.mediaSubType
      && lhs.dimensions == rhs.dimensions
      && lhs.audioStreamBasicDescription == rhs.audioStreamBasicDescription
  }

  /// Feeds what it says to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mediaType)
    hasher.combine(mediaSubType)
    hasher.combine(dimensions)
    hasher.combine(audioStreamBasicDescription)
  }
}

/// What pictures consist of.
public typealias CMVideoFormatDescription = CMFormatDescription

/// What sound consists of.
public typealias CMAudioFormatDescription = CMFormatDescription
