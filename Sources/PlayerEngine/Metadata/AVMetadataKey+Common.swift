// The names of every key space, as `AVMetadataKey` values.

extension AVMetadataKey {
  /// The common key of accessibility description.
  public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")

  /// The common key of album name.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")

  /// The common key of artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")

  /// The common key of artwork.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")

  /// The common key of author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")

  /// The common key of contributor.
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")

  /// The common key of copyrights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")

  /// The common key of creation date.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")

  /// The common key of creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")

  /// The common key of description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")

  /// The common key of format.
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")

  /// The common key of identifier.
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")

  /// The common key of language.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")

  /// The common key of last modified date.
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")

  /// The common key of location.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")

  /// The common key of make.
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")

  /// The common key of model.
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")

  /// The common key of publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")

  /// The common key of relation.
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")

  /// The common key of software.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")

  /// The common key of source.
  public static let commonKeySource = AVMetadataKey(rawValue: "source")

  /// The common key of subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")

  /// The common key of title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")

  /// The common key of type.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
}
