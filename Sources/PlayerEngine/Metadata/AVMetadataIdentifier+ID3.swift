// The names of ID3 tags, as `AVMetadataIdentifier` values.

extension AVMetadataIdentifier {
  /// The ID3 identifier of album sort order.
  public static let id3MetadataAlbumSortOrder = AVMetadataIdentifier(rawValue: "id3/TSOA")

  /// The ID3 identifier of album title.
  public static let id3MetadataAlbumTitle = AVMetadataIdentifier(rawValue: "id3/TALB")

  /// The ID3 identifier of attached picture.
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")

  /// The ID3 identifier of audio encryption.
  public static let id3MetadataAudioEncryption = AVMetadataIdentifier(rawValue: "id3/AENC")

  /// The ID3 identifier of audio seek point index.
  public static let id3MetadataAudioSeekPointIndex = AVMetadataIdentifier(rawValue: "id3/ASPI")

  /// The ID3 identifier of band.
  public static let id3MetadataBand = AVMetadataIdentifier(rawValue: "id3/TPE2")

  /// The ID3 identifier of beats per minute.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier(rawValue: "id3/TBPM")

  /// The ID3 identifier of comments.
  public static let id3MetadataComments = AVMetadataIdentifier(rawValue: "id3/COMM")

  /// The ID3 identifier of commercial.
  public static let id3MetadataCommercial = AVMetadataIdentifier(rawValue: "id3/COMR")

  /// The ID3 identifier of commercial information.
  public static let id3MetadataCommercialInformation = AVMetadataIdentifier(rawValue: "id3/WCOM")

  /// The ID3 identifier of commerical.
  public static let id3MetadataCommerical = AVMetadataIdentifier(rawValue: "id3/COMR")

  /// The ID3 identifier of composer.
  public static let id3MetadataComposer = AVMetadataIdentifier(rawValue: "id3/TCOM")

  /// The ID3 identifier of conductor.
  public static let id3MetadataConductor = AVMetadataIdentifier(rawValue: "id3/TPE3")

  /// The ID3 identifier of content group description.
  public static let id3MetadataContentGroupDescription = AVMetadataIdentifier(rawValue: "id3/TIT1")

  /// The ID3 identifier of content type.
  public static let id3MetadataContentType = AVMetadataIdentifier(rawValue: "id3/TCON")

  /// The ID3 identifier of copyright.
  public static let id3MetadataCopyright = AVMetadataIdentifier(rawValue: "id3/TCOP")

  /// The ID3 identifier of copyright information.
  public static let id3MetadataCopyrightInformation = AVMetadataIdentifier(rawValue: "id3/WCOP")

  /// The ID3 identifier of date.
  public static let id3MetadataDate = AVMetadataIdentifier(rawValue: "id3/TDAT")

  /// The ID3 identifier of encoded by.
  public static let id3MetadataEncodedBy = AVMetadataIdentifier(rawValue: "id3/TENC")

  /// The ID3 identifier of encoded with.
  public static let id3MetadataEncodedWith = AVMetadataIdentifier(rawValue: "id3/TSSE")

  /// The ID3 identifier of encoding time.
  public static let id3MetadataEncodingTime = AVMetadataIdentifier(rawValue: "id3/TDEN")

  /// The ID3 identifier of encryption.
  public static let id3MetadataEncryption = AVMetadataIdentifier(rawValue: "id3/ENCR")

  /// The ID3 identifier of equalization.
  public static let id3MetadataEqualization = AVMetadataIdentifier(rawValue: "id3/EQUA")

  /// The ID3 identifier of equalization2.
  public static let id3MetadataEqualization2 = AVMetadataIdentifier(rawValue: "id3/EQU2")

  /// The ID3 identifier of event timing codes.
  public static let id3MetadataEventTimingCodes = AVMetadataIdentifier(rawValue: "id3/ETCO")

  /// The ID3 identifier of file owner.
  public static let id3MetadataFileOwner = AVMetadataIdentifier(rawValue: "id3/TOWN")

  /// The ID3 identifier of file type.
  public static let id3MetadataFileType = AVMetadataIdentifier(rawValue: "id3/TFLT")

  /// The ID3 identifier of general encapsulated object.
  public static let id3MetadataGeneralEncapsulatedObject = AVMetadataIdentifier(rawValue: "id3/GEOB")

  /// The ID3 identifier of group identifier.
  public static let id3MetadataGroupIdentifier = AVMetadataIdentifier(rawValue: "id3/GRID")

  /// The ID3 identifier of initial key.
  public static let id3MetadataInitialKey = AVMetadataIdentifier(rawValue: "id3/TKEY")

  /// The ID3 identifier of international standard recording code.
  public static let id3MetadataInternationalStandardRecordingCode = AVMetadataIdentifier(rawValue: "id3/TSRC")

  /// The ID3 identifier of internet radio station name.
  public static let id3MetadataInternetRadioStationName = AVMetadataIdentifier(rawValue: "id3/TRSN")

  /// The ID3 identifier of internet radio station owner.
  public static let id3MetadataInternetRadioStationOwner = AVMetadataIdentifier(rawValue: "id3/TRSO")

  /// The ID3 identifier of involved people list of version 2.3.
  public static let id3MetadataInvolvedPeopleList_v23 = AVMetadataIdentifier(rawValue: "id3/IPLS")

  /// The ID3 identifier of involved people list of version 2.4.
  public static let id3MetadataInvolvedPeopleList_v24 = AVMetadataIdentifier(rawValue: "id3/TIPL")

  /// The ID3 identifier of language.
  public static let id3MetadataLanguage = AVMetadataIdentifier(rawValue: "id3/TLAN")

  /// The ID3 identifier of lead performer.
  public static let id3MetadataLeadPerformer = AVMetadataIdentifier(rawValue: "id3/TPE1")

  /// The ID3 identifier of length.
  public static let id3MetadataLength = AVMetadataIdentifier(rawValue: "id3/TLEN")

  /// The ID3 identifier of link.
  public static let id3MetadataLink = AVMetadataIdentifier(rawValue: "id3/LINK")

  /// The ID3 identifier of lyricist.
  public static let id3MetadataLyricist = AVMetadataIdentifier(rawValue: "id3/TEXT")

  /// The ID3 identifier of media type.
  public static let id3MetadataMediaType = AVMetadataIdentifier(rawValue: "id3/TMED")

  /// The ID3 identifier of modified by.
  public static let id3MetadataModifiedBy = AVMetadataIdentifier(rawValue: "id3/TPE4")

  /// The ID3 identifier of mood.
  public static let id3MetadataMood = AVMetadataIdentifier(rawValue: "id3/TMOO")

  /// The ID3 identifier of MPEG location lookup table.
  public static let id3MetadataMPEGLocationLookupTable = AVMetadataIdentifier(rawValue: "id3/MLLT")

  /// The ID3 identifier of music CD identifier.
  public static let id3MetadataMusicCDIdentifier = AVMetadataIdentifier(rawValue: "id3/MCDI")

  /// The ID3 identifier of musician credits list.
  public static let id3MetadataMusicianCreditsList = AVMetadataIdentifier(rawValue: "id3/TMCL")

  /// The ID3 identifier of official artist webpage.
  public static let id3MetadataOfficialArtistWebpage = AVMetadataIdentifier(rawValue: "id3/WOAR")

  /// The ID3 identifier of official audio file webpage.
  public static let id3MetadataOfficialAudioFileWebpage = AVMetadataIdentifier(rawValue: "id3/WOAF")

  /// The ID3 identifier of official audio source webpage.
  public static let id3MetadataOfficialAudioSourceWebpage = AVMetadataIdentifier(rawValue: "id3/WOAS")

  /// The ID3 identifier of official internet radio station homepage.
  public static let id3MetadataOfficialInternetRadioStationHomepage = AVMetadataIdentifier(
    rawValue: "id3/WORS")

  /// The ID3 identifier of official publisher webpage.
  public static let id3MetadataOfficialPublisherWebpage = AVMetadataIdentifier(rawValue: "id3/WPUB")

  /// The ID3 identifier of original album title.
  public static let id3MetadataOriginalAlbumTitle = AVMetadataIdentifier(rawValue: "id3/TOAL")

  /// The ID3 identifier of original artist.
  public static let id3MetadataOriginalArtist = AVMetadataIdentifier(rawValue: "id3/TOPE")

  /// The ID3 identifier of original filename.
  public static let id3MetadataOriginalFilename = AVMetadataIdentifier(rawValue: "id3/TOFN")

  /// The ID3 identifier of original lyricist.
  public static let id3MetadataOriginalLyricist = AVMetadataIdentifier(rawValue: "id3/TOLY")

  /// The ID3 identifier of original release time.
  public static let id3MetadataOriginalReleaseTime = AVMetadataIdentifier(rawValue: "id3/TDOR")

  /// The ID3 identifier of original release year.
  public static let id3MetadataOriginalReleaseYear = AVMetadataIdentifier(rawValue: "id3/TORY")

  /// The ID3 identifier of ownership.
  public static let id3MetadataOwnership = AVMetadataIdentifier(rawValue: "id3/OWNE")

  /// The ID3 identifier of part of a set.
  public static let id3MetadataPartOfASet = AVMetadataIdentifier(rawValue: "id3/TPOS")

  /// The ID3 identifier of payment.
  public static let id3MetadataPayment = AVMetadataIdentifier(rawValue: "id3/WPAY")

  /// The ID3 identifier of performer sort order.
  public static let id3MetadataPerformerSortOrder = AVMetadataIdentifier(rawValue: "id3/TSOP")

  /// The ID3 identifier of play counter.
  public static let id3MetadataPlayCounter = AVMetadataIdentifier(rawValue: "id3/PCNT")

  /// The ID3 identifier of playlist delay.
  public static let id3MetadataPlaylistDelay = AVMetadataIdentifier(rawValue: "id3/TDLY")

  /// The ID3 identifier of popularimeter.
  public static let id3MetadataPopularimeter = AVMetadataIdentifier(rawValue: "id3/POPM")

  /// The ID3 identifier of position synchronization.
  public static let id3MetadataPositionSynchronization = AVMetadataIdentifier(rawValue: "id3/POSS")

  /// The ID3 identifier of private.
  public static let id3MetadataPrivate = AVMetadataIdentifier(rawValue: "id3/PRIV")

  /// The ID3 identifier of produced notice.
  public static let id3MetadataProducedNotice = AVMetadataIdentifier(rawValue: "id3/TPRO")

  /// The ID3 identifier of publisher.
  public static let id3MetadataPublisher = AVMetadataIdentifier(rawValue: "id3/TPUB")

  /// The ID3 identifier of recommended buffer size.
  public static let id3MetadataRecommendedBufferSize = AVMetadataIdentifier(rawValue: "id3/RBUF")

  /// The ID3 identifier of recording dates.
  public static let id3MetadataRecordingDates = AVMetadataIdentifier(rawValue: "id3/TRDA")

  /// The ID3 identifier of recording time.
  public static let id3MetadataRecordingTime = AVMetadataIdentifier(rawValue: "id3/TDRC")

  /// The ID3 identifier of relative volume adjustment.
  public static let id3MetadataRelativeVolumeAdjustment = AVMetadataIdentifier(rawValue: "id3/RVAD")

  /// The ID3 identifier of relative volume adjustment2.
  public static let id3MetadataRelativeVolumeAdjustment2 = AVMetadataIdentifier(rawValue: "id3/RVA2")

  /// The ID3 identifier of release time.
  public static let id3MetadataReleaseTime = AVMetadataIdentifier(rawValue: "id3/TDRL")

  /// The ID3 identifier of reverb.
  public static let id3MetadataReverb = AVMetadataIdentifier(rawValue: "id3/RVRB")

  /// The ID3 identifier of seek.
  public static let id3MetadataSeek = AVMetadataIdentifier(rawValue: "id3/SEEK")

  /// The ID3 identifier of set subtitle.
  public static let id3MetadataSetSubtitle = AVMetadataIdentifier(rawValue: "id3/TSST")

  /// The ID3 identifier of signature.
  public static let id3MetadataSignature = AVMetadataIdentifier(rawValue: "id3/SIGN")

  /// The ID3 identifier of size.
  public static let id3MetadataSize = AVMetadataIdentifier(rawValue: "id3/TSIZ")

  /// The ID3 identifier of sub title.
  public static let id3MetadataSubTitle = AVMetadataIdentifier(rawValue: "id3/TIT3")

  /// The ID3 identifier of synchronized lyric.
  public static let id3MetadataSynchronizedLyric = AVMetadataIdentifier(rawValue: "id3/SYLT")

  /// The ID3 identifier of synchronized tempo codes.
  public static let id3MetadataSynchronizedTempoCodes = AVMetadataIdentifier(rawValue: "id3/SYTC")

  /// The ID3 identifier of tagging time.
  public static let id3MetadataTaggingTime = AVMetadataIdentifier(rawValue: "id3/TDTG")

  /// The ID3 identifier of terms of use.
  public static let id3MetadataTermsOfUse = AVMetadataIdentifier(rawValue: "id3/USER")

  /// The ID3 identifier of time.
  public static let id3MetadataTime = AVMetadataIdentifier(rawValue: "id3/TIME")

  /// The ID3 identifier of title description.
  public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")

  /// The ID3 identifier of title sort order.
  public static let id3MetadataTitleSortOrder = AVMetadataIdentifier(rawValue: "id3/TSOT")

  /// The ID3 identifier of track number.
  public static let id3MetadataTrackNumber = AVMetadataIdentifier(rawValue: "id3/TRCK")

  /// The ID3 identifier of unique file identifier.
  public static let id3MetadataUniqueFileIdentifier = AVMetadataIdentifier(rawValue: "id3/UFID")

  /// The ID3 identifier of unsynchronized lyric.
  public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier(rawValue: "id3/USLT")

  /// The ID3 identifier of user text.
  public static let id3MetadataUserText = AVMetadataIdentifier(rawValue: "id3/TXXX")

  /// The ID3 identifier of user URL.
  public static let id3MetadataUserURL = AVMetadataIdentifier(rawValue: "id3/WXXX")

  /// The ID3 identifier of year.
  public static let id3MetadataYear = AVMetadataIdentifier(rawValue: "id3/TYER")
}
