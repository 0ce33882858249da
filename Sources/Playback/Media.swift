/// One thing to play: where it is, and how to ask for it.
public struct Media: Sendable {
  /// Where the media is, as an escaped URI (`file:`, `http:`, `https:`, `data:`, …).
  public var url: String

  /// HTTP headers for the item's own origin; they never follow a redirect to another host.
  public var headers: [String: String]

  /// How long a source may give nothing before the item fails, in seconds of waiting; 15 unless told.
  public var timeout: Duration

  /// Side-car subtitle files, as URIs; one that cannot be read is dropped, and said so, without harm to the media.
  public var subtitles: [String]

  /// The character set of text without one of its own (old ICY and ID3 titles), by its IANA name.
  public var textEncoding: String?

  /// Who delivers what nothing else can fetch; nil where nobody does.
  public var source: (any ByteSource)?

  /// Describes the media at `url`; nothing is opened yet.
  public init(
    url: String, headers: [String: String] = [:], timeout: Duration = .seconds(15), subtitles: [String] = [],
    textEncoding: String? = nil
  ) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
    self.subtitles = subtitles
    self.textEncoding = textEncoding
  }
}

extension Media: Hashable {
  /// Whether two are the same: delivered by the same object, where one delivers them.
  public static func == (left: Media, right: Media) -> Bool {
    left.url == right.url && left.headers == right.headers && left.timeout == right.timeout
      && left.subtitles == right.subtitles && left.textEncoding == right.textEncoding
      && left.source === right.source
  }

  /// Feeds what tells one from another into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(headers)
    hasher.combine(source.map(ObjectIdentifier.init))
  }
}
