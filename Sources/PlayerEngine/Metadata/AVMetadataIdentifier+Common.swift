// The names of every key space, as `AVMetadataIdentifier` values.

extension AVMetadataIdentifier {
  /// The common identifier of accessibility description.
  public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
    rawValue: "common/accessibilityDescription")

  /// The common identifier of album name.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")

  /// The common identifier of artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")

  /// The common identifier of artwork.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")

  /// The common identifier of asset identifier.
  public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier(rawValue: "common/identifier")

  /// The common identifier of author.
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "common/author")

  /// The common identifier of contributor.
  public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "common/contributor")

  /// The common identifier of copyrights.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "common/copyrights")

  /// The common identifier of creation date.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")

  /// The common identifier of creator.
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")

  /// The common identifier of description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")

  /// The common identifier of format.
  public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "common/format")

  /// The common identifier of language.
  public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "common/language")

  /// The common identifier of last modified date.
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(
    rawValue: "common/lastModifiedDate")

  /// The common identifier of location.
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "common/location")

  /// The common identifier of make.
  public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "common/make")

  /// The common identifier of model.
  public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "common/model")

  /// The common identifier of publisher.
  public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "common/publisher")

  /// The common identifier of relation.
  public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "common/relation")

  /// The common identifier of software.
  public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "common/software")

  /// The common identifier of source.
  public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "common/source")

  /// The common identifier of subject.
  public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "common/subject")

  /// The common identifier of title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")

  /// The common identifier of type.
  public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
}
