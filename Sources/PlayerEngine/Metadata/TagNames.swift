/// What one kind of tag is called: by GStreamer, by all key spaces, and by some of them.
struct TagNames: Sendable {
  /// GStreamer's name.
  let tag: String

  /// What every key space calls it; nil where there is no common name.
  let common: AVMetadataKey?

  /// What ID3 calls it.
  let id3: AVMetadataIdentifier?

  /// What iTunes files call it.
  let iTunes: AVMetadataIdentifier?

  private init(
    _ tag: String, _ common: AVMetadataKey?, id3: AVMetadataIdentifier? = nil,
    iTunes: AVMetadataIdentifier? = nil
  ) {
    self.tag = tag
    self.common = common
    self.id3 = id3
    self.iTunes = iTunes
  }

  /// Every kind known here.
  static let all: [TagNames] = [
    TagNames("title", .commonKeyTitle, id3: .id3MetadataTitleDescription, iTunes: .iTunesMetadataSongName),
    TagNames("artist", .commonKeyArtist, id3: .id3MetadataLeadPerformer, iTunes: .iTunesMetadataArtist),
    TagNames("album", .commonKeyAlbumName, id3: .id3MetadataAlbumTitle, iTunes: .iTunesMetadataAlbum),
    TagNames("composer", .commonKeyCreator, id3: .id3MetadataComposer, iTunes: .iTunesMetadataComposer),
    TagNames("genre", .commonKeyType, id3: .id3MetadataContentType, iTunes: .iTunesMetadataUserGenre),
    TagNames(
      "datetime", .commonKeyCreationDate, id3: .id3MetadataRecordingTime, iTunes: .iTunesMetadataReleaseDate),
    TagNames(
      "date", .commonKeyCreationDate, id3: .id3MetadataRecordingTime, iTunes: .iTunesMetadataReleaseDate),
    TagNames("image", .commonKeyArtwork, id3: .id3MetadataAttachedPicture, iTunes: .iTunesMetadataCoverArt),
    TagNames("copyright", .commonKeyCopyrights, id3: .id3MetadataCopyright, iTunes: .iTunesMetadataCopyright),
    TagNames(
      "description", .commonKeyDescription, id3: .id3MetadataSubTitle, iTunes: .iTunesMetadataDescription),
    TagNames("publisher", .commonKeyPublisher, id3: .id3MetadataPublisher, iTunes: .iTunesMetadataPublisher),
    TagNames(
      "encoder", .commonKeySoftware, id3: .id3MetadataEncodedWith, iTunes: .iTunesMetadataEncodingTool),
    TagNames("language-code", .commonKeyLanguage, id3: .id3MetadataLanguage),
    TagNames("geo-location-name", .commonKeyLocation),
    TagNames("device-manufacturer", .commonKeyMake),
    TagNames("device-model", .commonKeyModel),
    TagNames(
      "performer", .commonKeyContributor, id3: .id3MetadataMusicianCreditsList,
      iTunes: .iTunesMetadataPerformer),
    TagNames("comment", nil, id3: .id3MetadataComments, iTunes: .iTunesMetadataUserComment),
    TagNames("album-artist", nil, id3: .id3MetadataBand, iTunes: .iTunesMetadataAlbumArtist),
    TagNames("track-number", nil, id3: .id3MetadataTrackNumber, iTunes: .iTunesMetadataTrackNumber),
    TagNames("album-disc-number", nil, id3: .id3MetadataPartOfASet, iTunes: .iTunesMetadataDiscNumber),
    TagNames("beats-per-minute", nil, id3: .id3MetadataBeatsPerMinute, iTunes: .iTunesMetadataBeatsPerMin),
    TagNames("isrc", nil, id3: .id3MetadataInternationalStandardRecordingCode),
    TagNames("lyrics", nil, id3: .id3MetadataUnsynchronizedLyric, iTunes: .iTunesMetadataLyrics),
    TagNames("conductor", nil, id3: .id3MetadataConductor, iTunes: .iTunesMetadataConductor),
    TagNames("encoded-by", nil, id3: .id3MetadataEncodedBy, iTunes: .iTunesMetadataEncodedBy),
    TagNames("grouping", nil, id3: .id3MetadataContentGroupDescription, iTunes: .iTunesMetadataGrouping),
    TagNames("title-sortname", nil, id3: .id3MetadataTitleSortOrder),
    TagNames("album-sortname", nil, id3: .id3MetadataAlbumSortOrder),
    TagNames("artist-sortname", nil, id3: .id3MetadataPerformerSortOrder),
  ]

  /// The names of each kind by GStreamer's.
  static let byTag = Dictionary(all.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })

  /// The common key of each identifier that has one.
  static let commonKeys: [AVMetadataIdentifier: AVMetadataKey] = {
    var keys: [AVMetadataIdentifier: AVMetadataKey] = [.id3MetadataYear: .commonKeyCreationDate]
    for names in all {
      guard let common = names.common else { continue }
      for identifier in [names.id3, names.iTunes].compactMap(\.self) { keys[identifier] = common }
    }
    return keys
  }()
}

extension AVMetadataIdentifier {
  /// What every key space calls it; nil where there is no such name.
  var commonKey: AVMetadataKey? {
    let prefix = "common/"
    if rawValue.hasPrefix(prefix) { return AVMetadataKey(String(rawValue.dropFirst(prefix.count))) }
    return TagNames.commonKeys[self]
  }
}
