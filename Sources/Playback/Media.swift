/// One thing to play: where it is, and how to ask for it.
public struct Media: Sendable, Hashable {
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
