import AVFoundation
import Playback

extension PlayItem {
  /// What a player is told to play, and how to ask for it.
  func media(_ options: PlayOptions) -> Media {
    Media(
      url: address.uri, headers: options.headers, timeout: options.timeout, subtitles: subtitles.map(\.uri))
  }

  /// What is to be shown in place of what the media says of itself, and what is wrong with the cover, which then
  /// is left out.
  func metadata() -> (items: [AVMetadataItem], warning: PlaybackError?) {
    var items: [AVMetadataItem] = []
    if let title { items.append(Self.item(.commonIdentifierTitle, title as NSString)) }
    if let artist { items.append(Self.item(.commonIdentifierArtist, artist as NSString)) }
    guard let artwork else { return (items, nil) }
    do {
      guard let url = URL(string: artwork.uri), url.isFileURL else {
        return (items, PlaybackError(.sideCarUnreadable, item: artwork.uri))
      }
      items.append(Self.item(.commonIdentifierArtwork, try Data(contentsOf: url) as NSData))
      return (items, nil)
    } catch {
      return (items, PlaybackError(.sideCarUnreadable, item: artwork.uri))
    }
  }

  private static func item(
    _ identifier: AVMetadataIdentifier, _ value: any NSCopying & NSObjectProtocol
  ) -> AVMetadataItem {
    let item = AVMutableMetadataItem()
    item.identifier = identifier
    item.value = value
    item.extendedLanguageTag = "und"
    return item
  }
}
