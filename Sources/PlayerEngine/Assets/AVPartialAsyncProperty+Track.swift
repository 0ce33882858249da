public import CoreMedia
public import Foundation

// What can be loaded of a track.

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the picture, before it is turned.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    AVAsyncProperty("naturalSize") { $0.naturalSize }
  }

  /// How the picture is to be turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty("preferredTransform") { $0.preferredTransform }
  }

  /// Pictures per second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("nominalFrameRate") { $0.nominalFrameRate }
  }

  /// How long a picture is shown at least.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty("minFrameDuration") { $0.minFrameDuration }
  }

  /// Bits per second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("estimatedDataRate") { $0.estimatedDataRate }
  }

  /// When it plays.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    AVAsyncProperty("timeRange") { $0.timeRange }
  }

  /// The language, in three letters where the media has it so.
  public static var languageCode: AVAsyncProperty<Root, String?> {
    AVAsyncProperty("languageCode") { $0.languageCode }
  }

  /// The language, as a BCP-47 tag.
  public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
    AVAsyncProperty("extendedLanguageTag") { $0.extendedLanguageTag }
  }

  /// Whether it is one of those that play unless told otherwise.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty("enabled") { $0.isEnabled } }

  /// Whether it can be played here.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("playable") { $0.isPlayable } }

  /// Whether it can be decoded here.
  public static var isDecodable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty("decodable") { $0.isDecodable }
  }

  /// The volume at which it is meant to be played.
  public static var preferredVolume: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("preferredVolume") { $0.preferredVolume }
  }

  /// What it says under names that every form of metadata has in common.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("commonMetadata") { $0.commonMetadata }
  }

  /// All it says.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("metadata") { $0.metadata }
  }
}
