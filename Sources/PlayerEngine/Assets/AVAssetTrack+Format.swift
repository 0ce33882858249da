public import CoreMedia
import Foundation
import Playback

// What a track is coded in, by Apple's letters.

extension AVAssetTrack {
  /// What the track consists of, one description (`CMFormatDescription`).
  ///
  /// A coding that Apple has no letters for (Vorbis, Theora) has 0 for its own.
  public var formatDescriptions: [Any] { [CMFormatDescription(stream)] }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// What the track consists of, one description.
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
    AVAsyncProperty("formatDescriptions") { [CMFormatDescription($0.stream)] }
  }
}

extension CMFormatDescription {
  /// Describes what `track` consists of.
  convenience init(_ track: Track) {
    switch track.kind {
    case .video(let format):
      self.init(videoCodecType: track.pictureCoding, width: format.width, height: format.height)
    case .audio(let format):
      var sound = AudioStreamBasicDescription()
      sound.mSampleRate = Double(format.rate)
      sound.mFormatID = track.soundCoding.rawValue
      sound.mChannelsPerFrame = UInt32(clamping: format.channels)
      sound.mBitsPerChannel = UInt32(clamping: format.depth ?? 0)
      self.init(audioStreamBasicDescription: sound)
    case .text:
      let isCaption = track.codec.contains("608") || track.codec.contains("708")
      self.init(mediaType: isCaption ? .closedCaption : .subtitle, mediaSubType: track.textCoding)
    }
  }
}

extension Track {
  fileprivate var pictureCoding: CMFormatDescription.MediaSubType {
    switch codec {
    case "video/x-h264": .h264
    case "video/x-h265": .hevc
    case "video/x-vp9": .vp9
    case "video/x-av1": .av1
    case "video/mpeg": [1: .mpeg1Video, 2: .mpeg2Video, 4: .mpeg4Video][mpegVersion ?? 0] ?? .unnamed
    case "image/jpeg": .jpeg
    default: .unnamed
    }
  }

  fileprivate var soundCoding: CMFormatDescription.MediaSubType {
    switch codec {
    case "audio/mpeg" where mpegVersion == 1:
      [1: .mpegLayer1, 2: .mpegLayer2, 3: .mpegLayer3][mpegLayer ?? 0] ?? .unnamed
    case "audio/mpeg": mpegVersion == nil ? .unnamed : .mpeg4AAC
    case "audio/x-raw": .linearPCM
    case "audio/x-alac": .appleLossless
    case "audio/x-flac": .flac
    case "audio/x-opus": .opus
    case "audio/x-ac3": .ac3
    case "audio/x-eac3": .enhancedAC3
    case "audio/x-mulaw": .uLaw
    case "audio/x-alaw": .aLaw
    default: .unnamed
    }
  }

  fileprivate var textCoding: CMFormatDescription.MediaSubType {
    codec.contains("vtt") ? .webVTT : codec == "text/x-raw" ? .mobile3GPP : .unnamed
  }
}

extension CMFormatDescription.MediaSubType {
  /// What Apple has no letters for.
  fileprivate static let unnamed = Self(rawValue: 0)
}
