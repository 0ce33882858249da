import AVFoundation

/// What an item is called: what the command line says before what the media says.
struct Titles {
  /// The title, where there is one.
  let title: String?

  /// The artist, where there is one.
  let artist: String?

  /// Reads them off an item that is ready to play, whose asset is loaded then.
  init(of item: AVPlayerItem) {
    let all = item.externalMetadata + item.asset.commonMetadata
    title = Self.text(.commonIdentifierTitle, in: all)
    artist = Self.text(.commonIdentifierArtist, in: all)
  }

  private static func text(_ identifier: AVMetadataIdentifier, in items: [AVMetadataItem]) -> String? {
    AVMetadataItem.metadataItems(from: items, filteredByIdentifier: identifier).first?.stringValue
  }
}
