extension MediaInfo {
  /// Everything on one line of JSON.
  package var line: String {
    JSON.object([
      JSON.Member("url", .string(url)), JSON.Member("error", failure?.json ?? .null),
      JSON.Member("duration", .seconds(duration)), JSON.Member("tracks", .array(tracks.map(\.json))),
      JSON.Member("languages", .array(languages.map { .string($0) })),
      JSON.Member("tags", .array(tags.map(\.json))), JSON.Member("artwork", artwork?.json ?? .null),
      JSON.Member("chapters", .array(chapters.map(\.json))),
    ]).line
  }
}

extension MediaInfo.TrackInfo {
  fileprivate var json: JSON {
    .object([
      JSON.Member("id", .integer(id)), JSON.Member("kind", .string(kind)),
      JSON.Member("codec", .string(codec)),
      JSON.Member("language", .text(language)), JSON.Member("title", .text(title)),
      JSON.Member("default", .bool(isDefault)), JSON.Member("rate", .whole(rate)),
      JSON.Member("channels", .whole(channels)), JSON.Member("width", .whole(width)),
      JSON.Member("height", .whole(height)), JSON.Member("fps", frameRate.map { .number($0) } ?? .null),
      JSON.Member("bitrate", .whole(bitRate)),
    ])
  }
}

extension MediaInfo.TagInfo {
  fileprivate var json: JSON {
    .object([JSON.Member("name", .string(name)), JSON.Member("value", .string(value))])
  }
}

extension MediaInfo.ArtworkInfo {
  fileprivate var json: JSON {
    .object([JSON.Member("type", .text(type)), JSON.Member("bytes", .integer(bytes))])
  }
}

extension MediaInfo.ChapterInfo {
  fileprivate var json: JSON {
    .object([
      JSON.Member("title", .text(title)), JSON.Member("start", .seconds(start)),
      JSON.Member("duration", .seconds(duration)),
    ])
  }
}

extension JSON {
  /// The number, or null for none.
  fileprivate static func whole(_ number: Int?) -> JSON { number.map { .integer($0) } ?? .null }
}
