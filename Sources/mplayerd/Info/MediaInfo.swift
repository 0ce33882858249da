/// What there is to tell of one address.
package struct MediaInfo: Sendable, Hashable {
  /// Where it is, without secrets.
  package var url: String

  /// Why it could not be read.
  package var failure: Failure?

  /// How long it is, in seconds; nil for a live source.
  package var duration: Double?

  /// The tracks.
  package var tracks: [TrackInfo] = []

  /// What it says of itself.
  package var tags: [TagInfo] = []

  /// The cover.
  package var artwork: ArtworkInfo?

  /// The chapters, in order.
  package var chapters: [ChapterInfo] = []

  /// The languages of the tracks, each once, in order.
  package var languages: [String] {
    var seen: Set<String> = []
    return tracks.compactMap(\.language).filter { seen.insert($0).inserted }
  }

  /// Knows nothing of `url` yet.
  package init(url: String) { self.url = url }

  /// One stream.
  package struct TrackInfo: Sendable, Hashable {
    /// The number of the track.
    package var id: Int
    /// `audio`, `video` or `text`.
    package var kind: String
    /// The coding, by its media type.
    package var codec: String
    /// The language as a BCP-47 tag.
    package var language: String?
    /// The title.
    package var title: String?
    /// Whether it plays unless told otherwise.
    package var isDefault = false
    /// Samples per second.
    package var rate: Int?
    /// The number of channels.
    package var channels: Int?
    /// Pixels across.
    package var width: Int?
    /// Pixels down.
    package var height: Int?
    /// Pictures per second.
    package var frameRate: Double?
    /// Bits per second.
    package var bitRate: Int?

    /// Describes a track by what every track has.
    package init(id: Int, kind: String, codec: String) {
      self.id = id
      self.kind = kind
      self.codec = codec
    }
  }

  /// One thing that it says of itself.
  package struct TagInfo: Sendable, Hashable {
    /// What it is called.
    package var name: String
    /// What it says.
    package var value: String

    /// Says `value` under `name`.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A cover.
  package struct ArtworkInfo: Sendable, Hashable {
    /// Its media type.
    package var type: String?
    /// Its size.
    package var bytes: Int

    /// Describes a cover.
    package init(type: String?, bytes: Int) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// A chapter.
  package struct ChapterInfo: Sendable, Hashable {
    /// What it is called.
    package var title: String?
    /// Where it begins, in seconds.
    package var start: Double
    /// How long it is, in seconds.
    package var duration: Double?

    /// Describes a chapter.
    package init(title: String?, start: Double, duration: Double?) {
      self.title = title
      self.start = start
      self.duration = duration
    }
  }
}
