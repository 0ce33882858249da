public import Foundation
import Playback

/// One of the qualities that an HLS stream comes in, as its master playlist lists them.
open class AVAssetVariant: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; its properties are constants.
  private let variant: Variant

  init(_ variant: Variant) {
    self.variant = variant
    super.init()
  }

  /// Bits a second at most.
  open var peakBitRate: Double? { variant.peakBitRate > 0 ? variant.peakBitRate : nil }

  /// Bits a second on the whole; nil where the playlist does not say.
  open var averageBitRate: Double? { variant.averageBitRate }

  /// What is told of its picture; nil where it has none.
  open var videoAttributes: VideoAttributes? {
    let isSeen = variant.width > 0 || variant.codecs.contains { CodecNames.isPicture($0) }
    return isSeen ? VideoAttributes(variant) : nil
  }

  /// What is told of its sound; nil where it has none.
  open var audioAttributes: AudioAttributes? {
    let isHeard = variant.codecs.contains { !CodecNames.isPicture($0) }
    return isHeard ? AudioAttributes(variant) : nil
  }

  /// What is told of the picture of a quality.
  open class VideoAttributes: NSObject, @unchecked Sendable {
    // Unchecked, because an open class cannot be checked; its properties are constants.
    private let variant: Variant

    init(_ variant: Variant) {
      self.variant = variant
      super.init()
    }

    /// The size at which it is shown; zero where the playlist does not say.
    open var presentationSize: CGSize {
      CGSize(width: CGFloat(variant.width), height: CGFloat(variant.height))
    }

    /// Pictures a second; nil where the playlist does not say.
    open var nominalFrameRate: Double? { variant.frameRate }

    /// What it is coded in, each as the number of four letters.
    open var codecTypes: [UInt32] { variant.codecs.filter(CodecNames.isPicture).map(CodecNames.number) }
  }

  /// What is told of the sound of a quality.
  open class AudioAttributes: NSObject, @unchecked Sendable {
    // Unchecked, because an open class cannot be checked; its properties are constants.
    private let variant: Variant

    init(_ variant: Variant) {
      self.variant = variant
      super.init()
    }

    /// What it is coded in, each as the number of four letters.
    open var formatIDs: [UInt32] {
      variant.codecs.filter { !CodecNames.isPicture($0) }.map(CodecNames.soundNumber)
    }
  }
}

/// The names of RFC 6381, and the numbers that go with them.
private enum CodecNames {
  private static let pictures = [
    "avc1", "avc3", "hvc1", "hev1", "dvh1", "dvhe", "vp08", "vp09", "av01", "mp4v", "jpeg",
  ]

  static func isPicture(_ codec: String) -> Bool { pictures.contains(String(codec.prefix(4))) }

  /// The first four letters as a number.
  static func number(_ codec: String) -> UInt32 {
    codec.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The number by which Apple knows a kind of sound.
  static func soundNumber(_ codec: String) -> UInt32 {
    switch codec {
    case "mp4a.40.2": number("aac ")
    case "mp4a.40.5": number("aach")
    case "mp4a.40.29": number("aacp")
    case "mp4a.40.34", "mp4a.6B", "mp4a.69": number(".mp3")
    default: number(codec)
    }
  }
}

// MARK: - The qualities of an asset

extension AVURLAsset {
  /// The qualities that an HLS stream comes in; none for any other.
  ///
  /// Waits until the asset is loaded.
  public var variants: [AVAssetVariant] { loader.wait()?.variants.map(AVAssetVariant.init) ?? [] }
}

extension AVPartialAsyncProperty where Root: AVURLAsset {
  /// The qualities that an HLS stream comes in; none for any other.
  public static var variants: AVAsyncProperty<Root, [AVAssetVariant]> {
    AVAsyncProperty("variants") { $0.variants }
  }
}
