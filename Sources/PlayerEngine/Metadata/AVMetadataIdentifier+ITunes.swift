// The names of iTunes files, as `AVMetadataIdentifier` values.

extension AVMetadataIdentifier {
  /// The iTunes identifier of account kind.
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier(rawValue: "itsk/akID")

  /// The iTunes identifier of acknowledgement.
  public static let iTunesMetadataAcknowledgement = AVMetadataIdentifier(rawValue: "itsk/%A9cak")

  /// The iTunes identifier of album.
  public static let iTunesMetadataAlbum = AVMetadataIdentifier(rawValue: "itsk/%A9alb")

  /// The iTunes identifier of album artist.
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier(rawValue: "itsk/aART")

  /// The iTunes identifier of apple ID.
  public static let iTunesMetadataAppleID = AVMetadataIdentifier(rawValue: "itsk/apID")

  /// The iTunes identifier of arranger.
  public static let iTunesMetadataArranger = AVMetadataIdentifier(rawValue: "itsk/%A9arg")

  /// The iTunes identifier of art director.
  public static let iTunesMetadataArtDirector = AVMetadataIdentifier(rawValue: "itsk/%A9ard")

  /// The iTunes identifier of artist.
  public static let iTunesMetadataArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ART")

  /// The iTunes identifier of artist ID.
  public static let iTunesMetadataArtistID = AVMetadataIdentifier(rawValue: "itsk/atID")

  /// The iTunes identifier of author.
  public static let iTunesMetadataAuthor = AVMetadataIdentifier(rawValue: "itsk/%A9aut")

  /// The iTunes identifier of beats per min.
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier(rawValue: "itsk/tmpo")

  /// The iTunes identifier of composer.
  public static let iTunesMetadataComposer = AVMetadataIdentifier(rawValue: "itsk/%A9wrt")

  /// The iTunes identifier of conductor.
  public static let iTunesMetadataConductor = AVMetadataIdentifier(rawValue: "itsk/%A9con")

  /// The iTunes identifier of content rating.
  public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")

  /// The iTunes identifier of copyright.
  public static let iTunesMetadataCopyright = AVMetadataIdentifier(rawValue: "itsk/cprt")

  /// The iTunes identifier of cover art.
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier(rawValue: "itsk/covr")

  /// The iTunes identifier of credits.
  public static let iTunesMetadataCredits = AVMetadataIdentifier(rawValue: "itsk/%A9src")

  /// The iTunes identifier of description.
  public static let iTunesMetadataDescription = AVMetadataIdentifier(rawValue: "itsk/%A9des")

  /// The iTunes identifier of director.
  public static let iTunesMetadataDirector = AVMetadataIdentifier(rawValue: "itsk/%A9dir")

  /// The iTunes identifier of disc compilation.
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier(rawValue: "itsk/cpil")

  /// The iTunes identifier of disc number.
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier(rawValue: "itsk/disk")

  /// The iTunes identifier of encoded by.
  public static let iTunesMetadataEncodedBy = AVMetadataIdentifier(rawValue: "itsk/%A9enc")

  /// The iTunes identifier of encoding tool.
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier(rawValue: "itsk/%A9too")

  /// The iTunes identifier of EQ.
  public static let iTunesMetadataEQ = AVMetadataIdentifier(rawValue: "itsk/%A9equ")

  /// The iTunes identifier of exec producer.
  public static let iTunesMetadataExecProducer = AVMetadataIdentifier(rawValue: "itsk/%A9xpd")

  /// The iTunes identifier of genre ID.
  public static let iTunesMetadataGenreID = AVMetadataIdentifier(rawValue: "itsk/geID")

  /// The iTunes identifier of grouping.
  public static let iTunesMetadataGrouping = AVMetadataIdentifier(rawValue: "itsk/grup")

  /// The iTunes identifier of liner notes.
  public static let iTunesMetadataLinerNotes = AVMetadataIdentifier(rawValue: "itsk/%A9lnt")

  /// The iTunes identifier of lyrics.
  public static let iTunesMetadataLyrics = AVMetadataIdentifier(rawValue: "itsk/%A9lyr")

  /// The iTunes identifier of online extras.
  public static let iTunesMetadataOnlineExtras = AVMetadataIdentifier(rawValue: "itsk/%A9url")

  /// The iTunes identifier of original artist.
  public static let iTunesMetadataOriginalArtist = AVMetadataIdentifier(rawValue: "itsk/%A9ope")

  /// The iTunes identifier of performer.
  public static let iTunesMetadataPerformer = AVMetadataIdentifier(rawValue: "itsk/%A9prf")

  /// The iTunes identifier of phonogram rights.
  public static let iTunesMetadataPhonogramRights = AVMetadataIdentifier(rawValue: "itsk/%A9phg")

  /// The iTunes identifier of playlist ID.
  public static let iTunesMetadataPlaylistID = AVMetadataIdentifier(rawValue: "itsk/plID")

  /// The iTunes identifier of predefined genre.
  public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier(rawValue: "itsk/gnre")

  /// The iTunes identifier of producer.
  public static let iTunesMetadataProducer = AVMetadataIdentifier(rawValue: "itsk/%A9prd")

  /// The iTunes identifier of publisher.
  public static let iTunesMetadataPublisher = AVMetadataIdentifier(rawValue: "itsk/%A9pub")

  /// The iTunes identifier of record company.
  public static let iTunesMetadataRecordCompany = AVMetadataIdentifier(rawValue: "itsk/%A9mak")

  /// The iTunes identifier of release date.
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier(rawValue: "itsk/%A9day")

  /// The iTunes identifier of soloist.
  public static let iTunesMetadataSoloist = AVMetadataIdentifier(rawValue: "itsk/%A9sol")

  /// The iTunes identifier of song ID.
  public static let iTunesMetadataSongID = AVMetadataIdentifier(rawValue: "itsk/cnID")

  /// The iTunes identifier of song name.
  public static let iTunesMetadataSongName = AVMetadataIdentifier(rawValue: "itsk/%A9nam")

  /// The iTunes identifier of sound engineer.
  public static let iTunesMetadataSoundEngineer = AVMetadataIdentifier(rawValue: "itsk/%A9sne")

  /// The iTunes identifier of thanks.
  public static let iTunesMetadataThanks = AVMetadataIdentifier(rawValue: "itsk/%A9thx")

  /// The iTunes identifier of track number.
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier(rawValue: "itsk/trkn")

  /// The iTunes identifier of track sub title.
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")

  /// The iTunes identifier of user comment.
  public static let iTunesMetadataUserComment = AVMetadataIdentifier(rawValue: "itsk/%A9cmt")

  /// The iTunes identifier of user genre.
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier(rawValue: "itsk/%A9gen")
}
