import GStreamer
import Playback

/// The words of an HLS stream that have playlists of their own: read beside the demuxer, which passes them over.
extension ItemPipeline {
  /// The ids of texts begin here, behind those of sounds.
  private static let firstTextID = 1001

  /// Which of the texts is read, as a choice of tracks means; nil for none.
  static func text(among texts: [TextRendition], _ selection: [Int]?) -> Int? {
    selection.flatMap { ids in texts.indices.first { ids.contains($0 + firstTextID) } }
  }

  /// Takes over which text is read; whether it is another than before.
  func readsAnotherText(as selection: [Int]) -> Bool {
    books.withLock { books in
      let text = Self.text(among: books.texts, selection)
      defer { books.text = text }
      return text != books.text
    }
  }

  /// The address of the playlist of the text that is read; nil where none is.
  var textAddress: String? {
    books.withLock { books in books.text.map { books.texts[$0].address } }.map {
      AddressSyntax.resolve($0, against: media.url)
    }
  }

  /// Item time of the stamp 0 of a transport stream, in nanoseconds; nil where there is none.
  var stampOrigin: Int64? { books.withLock { $0.stampOrigin } }

  /// The tracks with those of the texts.
  func withTexts(_ tracks: [Track]) -> [Track] {
    let (texts, read) = books.withLock { ($0.texts, $0.text) }
    return tracks
      + texts.enumerated().map { place, text in
        var track = Track(
          id: place + Self.firstTextID, kind: .text, codec: "application/x-subtitle-vtt",
          language: text.language, title: text.name, isDefault: text.isDefault, isSelected: place == read)
        (track.isAutomatic, track.traits) = (text.isAutomatic, text.traits)
        return track
      }
  }
}
