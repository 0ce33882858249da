public import CoreMedia
public import Foundation

// What can be loaded of an asset.

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The length.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("duration") { $0.duration } }

  /// The rate at which it is meant to be played.
  public static var preferredRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("preferredRate") { $0.preferredRate }
  }

  /// The volume at which it is meant to be played.
  public static var preferredVolume: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("preferredVolume") { $0.preferredVolume }
  }

  /// How its picture is to be turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty("preferredTransform") { $0.preferredTransform }
  }

  /// Whether it can be played here.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("playable") { $0.isPlayable } }

  /// Whether it is encrypted.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty("hasProtectedContent") { $0.hasProtectedContent }
  }

  /// Whether times and the duration are exact.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty("providesPreciseDurationAndTiming") { $0.providesPreciseDurationAndTiming }
  }

  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty("tracks") { $0.tracks } }

  /// What it says under names that every form of metadata has in common.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("commonMetadata") { $0.commonMetadata }
  }

  /// All it says.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("metadata") { $0.metadata }
  }

  /// The forms in which it says it.
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
    AVAsyncProperty("availableMetadataFormats") { $0.availableMetadataFormats }
  }

  /// When it was made.
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {
    AVAsyncProperty("creationDate") { $0.creationDate }
  }

  /// The words of the song.
  public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty("lyrics") { $0.lyrics } }

  /// The languages that the titles of its chapters are in.
  public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> {
    AVAsyncProperty("availableChapterLocales") { $0.availableChapterLocales }
  }
}
