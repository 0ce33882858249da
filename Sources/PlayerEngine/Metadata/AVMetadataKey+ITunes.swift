// The names of iTunes files, as `AVMetadataKey` values.

extension AVMetadataKey {
  /// The iTunes key of account kind.
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey(rawValue: "akID")

  /// The iTunes key of acknowledgement.
  public static let iTunesMetadataKeyAcknowledgement = AVMetadataKey(rawValue: "@cak")

  /// The iTunes key of album.
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "@alb")

  /// The iTunes key of album artist.
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey(rawValue: "aART")

  /// The iTunes key of apple ID.
  public static let iTunesMetadataKeyAppleID = AVMetadataKey(rawValue: "apID")

  /// The iTunes key of arranger.
  public static let iTunesMetadataKeyArranger = AVMetadataKey(rawValue: "@arg")

  /// The iTunes key of art director.
  public static let iTunesMetadataKeyArtDirector = AVMetadataKey(rawValue: "@ard")

  /// The iTunes key of artist.
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "@ART")

  /// The iTunes key of artist ID.
  public static let iTunesMetadataKeyArtistID = AVMetadataKey(rawValue: "atID")

  /// The iTunes key of author.
  public static let iTunesMetadataKeyAuthor = AVMetadataKey(rawValue: "@aut")

  /// The iTunes key of beats per min.
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey(rawValue: "tmpo")

  /// The iTunes key of composer.
  public static let iTunesMetadataKeyComposer = AVMetadataKey(rawValue: "@wrt")

  /// The iTunes key of conductor.
  public static let iTunesMetadataKeyConductor = AVMetadataKey(rawValue: "@con")

  /// The iTunes key of content rating.
  public static let iTunesMetadataKeyContentRating = AVMetadataKey(rawValue: "rtng")

  /// The iTunes key of copyright.
  public static let iTunesMetadataKeyCopyright = AVMetadataKey(rawValue: "cprt")

  /// The iTunes key of cover art.
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")

  /// The iTunes key of credits.
  public static let iTunesMetadataKeyCredits = AVMetadataKey(rawValue: "@src")

  /// The iTunes key of description.
  public static let iTunesMetadataKeyDescription = AVMetadataKey(rawValue: "@des")

  /// The iTunes key of director.
  public static let iTunesMetadataKeyDirector = AVMetadataKey(rawValue: "@dir")

  /// The iTunes key of disc compilation.
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey(rawValue: "cpil")

  /// The iTunes key of disc number.
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey(rawValue: "disk")

  /// The iTunes key of encoded by.
  public static let iTunesMetadataKeyEncodedBy = AVMetadataKey(rawValue: "@enc")

  /// The iTunes key of encoding tool.
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey(rawValue: "@too")

  /// The iTunes key of EQ.
  public static let iTunesMetadataKeyEQ = AVMetadataKey(rawValue: "@equ")

  /// The iTunes key of exec producer.
  public static let iTunesMetadataKeyExecProducer = AVMetadataKey(rawValue: "@xpd")

  /// The iTunes key of genre ID.
  public static let iTunesMetadataKeyGenreID = AVMetadataKey(rawValue: "geID")

  /// The iTunes key of grouping.
  public static let iTunesMetadataKeyGrouping = AVMetadataKey(rawValue: "grup")

  /// The iTunes key of liner notes.
  public static let iTunesMetadataKeyLinerNotes = AVMetadataKey(rawValue: "@lnt")

  /// The iTunes key of lyrics.
  public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "@lyr")

  /// The iTunes key of online extras.
  public static let iTunesMetadataKeyOnlineExtras = AVMetadataKey(rawValue: "@url")

  /// The iTunes key of original artist.
  public static let iTunesMetadataKeyOriginalArtist = AVMetadataKey(rawValue: "@ope")

  /// The iTunes key of performer.
  public static let iTunesMetadataKeyPerformer = AVMetadataKey(rawValue: "@prf")

  /// The iTunes key of phonogram rights.
  public static let iTunesMetadataKeyPhonogramRights = AVMetadataKey(rawValue: "@phg")

  /// The iTunes key of playlist ID.
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey(rawValue: "plID")

  /// The iTunes key of predefined genre.
  public static let iTunesMetadataKeyPredefinedGenre = AVMetadataKey(rawValue: "gnre")

  /// The iTunes key of producer.
  public static let iTunesMetadataKeyProducer = AVMetadataKey(rawValue: "@prd")

  /// The iTunes key of publisher.
  public static let iTunesMetadataKeyPublisher = AVMetadataKey(rawValue: "@pub")

  /// The iTunes key of record company.
  public static let iTunesMetadataKeyRecordCompany = AVMetadataKey(rawValue: "@mak")

  /// The iTunes key of release date.
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey(rawValue: "@day")

  /// The iTunes key of soloist.
  public static let iTunesMetadataKeySoloist = AVMetadataKey(rawValue: "@sol")

  /// The iTunes key of song ID.
  public static let iTunesMetadataKeySongID = AVMetadataKey(rawValue: "cnID")

  /// The iTunes key of song name.
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "@nam")

  /// The iTunes key of sound engineer.
  public static let iTunesMetadataKeySoundEngineer = AVMetadataKey(rawValue: "@sne")

  /// The iTunes key of thanks.
  public static let iTunesMetadataKeyThanks = AVMetadataKey(rawValue: "@thx")

  /// The iTunes key of track number.
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")

  /// The iTunes key of track sub title.
  public static let iTunesMetadataKeyTrackSubTitle = AVMetadataKey(rawValue: "@st3")

  /// The iTunes key of user comment.
  public static let iTunesMetadataKeyUserComment = AVMetadataKey(rawValue: "@cmt")

  /// The iTunes key of user genre.
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey(rawValue: "@gen")
}
