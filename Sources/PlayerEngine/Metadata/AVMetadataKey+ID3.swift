// The names of ID3 tags, as `AVMetadataKey` values.

extension AVMetadataKey {
  /// The ID3 key of album sort order.
  public static let id3MetadataKeyAlbumSortOrder = AVMetadataKey(rawValue: "TSOA")

  /// The ID3 key of album title.
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")

  /// The ID3 key of attached picture.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")

  /// The ID3 key of audio encryption.
  public static let id3MetadataKeyAudioEncryption = AVMetadataKey(rawValue: "AENC")

  /// The ID3 key of audio seek point index.
  public static let id3MetadataKeyAudioSeekPointIndex = AVMetadataKey(rawValue: "ASPI")

  /// The ID3 key of band.
  public static let id3MetadataKeyBand = AVMetadataKey(rawValue: "TPE2")

  /// The ID3 key of beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey(rawValue: "TBPM")

  /// The ID3 key of comments.
  public static let id3MetadataKeyComments = AVMetadataKey(rawValue: "COMM")

  /// The ID3 key of commercial.
  public static let id3MetadataKeyCommercial = AVMetadataKey(rawValue: "COMR")

  /// The ID3 key of commercial information.
  public static let id3MetadataKeyCommercialInformation = AVMetadataKey(rawValue: "WCOM")

  /// The ID3 key of commerical.
  public static let id3MetadataKeyCommerical = AVMetadataKey(rawValue: "COMR")

  /// The ID3 key of composer.
  public static let id3MetadataKeyComposer = AVMetadataKey(rawValue: "TCOM")

  /// The ID3 key of conductor.
  public static let id3MetadataKeyConductor = AVMetadataKey(rawValue: "TPE3")

  /// The ID3 key of content group description.
  public static let id3MetadataKeyContentGroupDescription = AVMetadataKey(rawValue: "TIT1")

  /// The ID3 key of content type.
  public static let id3MetadataKeyContentType = AVMetadataKey(rawValue: "TCON")

  /// The ID3 key of copyright.
  public static let id3MetadataKeyCopyright = AVMetadataKey(rawValue: "TCOP")

  /// The ID3 key of copyright information.
  public static let id3MetadataKeyCopyrightInformation = AVMetadataKey(rawValue: "WCOP")

  /// The ID3 key of date.
  public static let id3MetadataKeyDate = AVMetadataKey(rawValue: "TDAT")

  /// The ID3 key of encoded by.
  public static let id3MetadataKeyEncodedBy = AVMetadataKey(rawValue: "TENC")

  /// The ID3 key of encoded with.
  public static let id3MetadataKeyEncodedWith = AVMetadataKey(rawValue: "TSSE")

  /// The ID3 key of encoding time.
  public static let id3MetadataKeyEncodingTime = AVMetadataKey(rawValue: "TDEN")

  /// The ID3 key of encryption.
  public static let id3MetadataKeyEncryption = AVMetadataKey(rawValue: "ENCR")

  /// The ID3 key of equalization.
  public static let id3MetadataKeyEqualization = AVMetadataKey(rawValue: "EQUA")

  /// The ID3 key of equalization2.
  public static let id3MetadataKeyEqualization2 = AVMetadataKey(rawValue: "EQU2")

  /// The ID3 key of event timing codes.
  public static let id3MetadataKeyEventTimingCodes = AVMetadataKey(rawValue: "ETCO")

  /// The ID3 key of file owner.
  public static let id3MetadataKeyFileOwner = AVMetadataKey(rawValue: "TOWN")

  /// The ID3 key of file type.
  public static let id3MetadataKeyFileType = AVMetadataKey(rawValue: "TFLT")

  /// The ID3 key of general encapsulated object.
  public static let id3MetadataKeyGeneralEncapsulatedObject = AVMetadataKey(rawValue: "GEOB")

  /// The ID3 key of group identifier.
  public static let id3MetadataKeyGroupIdentifier = AVMetadataKey(rawValue: "GRID")

  /// The ID3 key of initial key.
  public static let id3MetadataKeyInitialKey = AVMetadataKey(rawValue: "TKEY")

  /// The ID3 key of international standard recording code.
  public static let id3MetadataKeyInternationalStandardRecordingCode = AVMetadataKey(rawValue: "TSRC")

  /// The ID3 key of internet radio station name.
  public static let id3MetadataKeyInternetRadioStationName = AVMetadataKey(rawValue: "TRSN")

  /// The ID3 key of internet radio station owner.
  public static let id3MetadataKeyInternetRadioStationOwner = AVMetadataKey(rawValue: "TRSO")

  /// The ID3 key of involved people list of version 2.3.
  public static let id3MetadataKeyInvolvedPeopleList_v23 = AVMetadataKey(rawValue: "IPLS")

  /// The ID3 key of involved people list of version 2.4.
  public static let id3MetadataKeyInvolvedPeopleList_v24 = AVMetadataKey(rawValue: "TIPL")

  /// The ID3 key of language.
  public static let id3MetadataKeyLanguage = AVMetadataKey(rawValue: "TLAN")

  /// The ID3 key of lead performer.
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey(rawValue: "TPE1")

  /// The ID3 key of length.
  public static let id3MetadataKeyLength = AVMetadataKey(rawValue: "TLEN")

  /// The ID3 key of link.
  public static let id3MetadataKeyLink = AVMetadataKey(rawValue: "LINK")

  /// The ID3 key of lyricist.
  public static let id3MetadataKeyLyricist = AVMetadataKey(rawValue: "TEXT")

  /// The ID3 key of media type.
  public static let id3MetadataKeyMediaType = AVMetadataKey(rawValue: "TMED")

  /// The ID3 key of modified by.
  public static let id3MetadataKeyModifiedBy = AVMetadataKey(rawValue: "TPE4")

  /// The ID3 key of mood.
  public static let id3MetadataKeyMood = AVMetadataKey(rawValue: "TMOO")

  /// The ID3 key of MPEG location lookup table.
  public static let id3MetadataKeyMPEGLocationLookupTable = AVMetadataKey(rawValue: "MLLT")

  /// The ID3 key of music CD identifier.
  public static let id3MetadataKeyMusicCDIdentifier = AVMetadataKey(rawValue: "MCDI")

  /// The ID3 key of musician credits list.
  public static let id3MetadataKeyMusicianCreditsList = AVMetadataKey(rawValue: "TMCL")

  /// The ID3 key of official artist webpage.
  public static let id3MetadataKeyOfficialArtistWebpage = AVMetadataKey(rawValue: "WOAR")

  /// The ID3 key of official audio file webpage.
  public static let id3MetadataKeyOfficialAudioFileWebpage = AVMetadataKey(rawValue: "WOAF")

  /// The ID3 key of official audio source webpage.
  public static let id3MetadataKeyOfficialAudioSourceWebpage = AVMetadataKey(rawValue: "WOAS")

  /// The ID3 key of official internet radio station homepage.
  public static let id3MetadataKeyOfficialInternetRadioStationHomepage = AVMetadataKey(rawValue: "WORS")

  /// The ID3 key of official publisher webpage.
  public static let id3MetadataKeyOfficialPublisherWebpage = AVMetadataKey(rawValue: "WPUB")

  /// The ID3 key of original album title.
  public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey(rawValue: "TOAL")

  /// The ID3 key of original artist.
  public static let id3MetadataKeyOriginalArtist = AVMetadataKey(rawValue: "TOPE")

  /// The ID3 key of original filename.
  public static let id3MetadataKeyOriginalFilename = AVMetadataKey(rawValue: "TOFN")

  /// The ID3 key of original lyricist.
  public static let id3MetadataKeyOriginalLyricist = AVMetadataKey(rawValue: "TOLY")

  /// The ID3 key of original release time.
  public static let id3MetadataKeyOriginalReleaseTime = AVMetadataKey(rawValue: "TDOR")

  /// The ID3 key of original release year.
  public static let id3MetadataKeyOriginalReleaseYear = AVMetadataKey(rawValue: "TORY")

  /// The ID3 key of ownership.
  public static let id3MetadataKeyOwnership = AVMetadataKey(rawValue: "OWNE")

  /// The ID3 key of part of a set.
  public static let id3MetadataKeyPartOfASet = AVMetadataKey(rawValue: "TPOS")

  /// The ID3 key of payment.
  public static let id3MetadataKeyPayment = AVMetadataKey(rawValue: "WPAY")

  /// The ID3 key of performer sort order.
  public static let id3MetadataKeyPerformerSortOrder = AVMetadataKey(rawValue: "TSOP")

  /// The ID3 key of play counter.
  public static let id3MetadataKeyPlayCounter = AVMetadataKey(rawValue: "PCNT")

  /// The ID3 key of playlist delay.
  public static let id3MetadataKeyPlaylistDelay = AVMetadataKey(rawValue: "TDLY")

  /// The ID3 key of popularimeter.
  public static let id3MetadataKeyPopularimeter = AVMetadataKey(rawValue: "POPM")

  /// The ID3 key of position synchronization.
  public static let id3MetadataKeyPositionSynchronization = AVMetadataKey(rawValue: "POSS")

  /// The ID3 key of private.
  public static let id3MetadataKeyPrivate = AVMetadataKey(rawValue: "PRIV")

  /// The ID3 key of produced notice.
  public static let id3MetadataKeyProducedNotice = AVMetadataKey(rawValue: "TPRO")

  /// The ID3 key of publisher.
  public static let id3MetadataKeyPublisher = AVMetadataKey(rawValue: "TPUB")

  /// The ID3 key of recommended buffer size.
  public static let id3MetadataKeyRecommendedBufferSize = AVMetadataKey(rawValue: "RBUF")

  /// The ID3 key of recording dates.
  public static let id3MetadataKeyRecordingDates = AVMetadataKey(rawValue: "TRDA")

  /// The ID3 key of recording time.
  public static let id3MetadataKeyRecordingTime = AVMetadataKey(rawValue: "TDRC")

  /// The ID3 key of relative volume adjustment.
  public static let id3MetadataKeyRelativeVolumeAdjustment = AVMetadataKey(rawValue: "RVAD")

  /// The ID3 key of relative volume adjustment2.
  public static let id3MetadataKeyRelativeVolumeAdjustment2 = AVMetadataKey(rawValue: "RVA2")

  /// The ID3 key of release time.
  public static let id3MetadataKeyReleaseTime = AVMetadataKey(rawValue: "TDRL")

  /// The ID3 key of reverb.
  public static let id3MetadataKeyReverb = AVMetadataKey(rawValue: "RVRB")

  /// The ID3 key of seek.
  public static let id3MetadataKeySeek = AVMetadataKey(rawValue: "SEEK")

  /// The ID3 key of set subtitle.
  public static let id3MetadataKeySetSubtitle = AVMetadataKey(rawValue: "TSST")

  /// The ID3 key of signature.
  public static let id3MetadataKeySignature = AVMetadataKey(rawValue: "SIGN")

  /// The ID3 key of size.
  public static let id3MetadataKeySize = AVMetadataKey(rawValue: "TSIZ")

  /// The ID3 key of sub title.
  public static let id3MetadataKeySubTitle = AVMetadataKey(rawValue: "TIT3")

  /// The ID3 key of synchronized lyric.
  public static let id3MetadataKeySynchronizedLyric = AVMetadataKey(rawValue: "SYLT")

  /// The ID3 key of synchronized tempo codes.
  public static let id3MetadataKeySynchronizedTempoCodes = AVMetadataKey(rawValue: "SYTC")

  /// The ID3 key of tagging time.
  public static let id3MetadataKeyTaggingTime = AVMetadataKey(rawValue: "TDTG")

  /// The ID3 key of terms of use.
  public static let id3MetadataKeyTermsOfUse = AVMetadataKey(rawValue: "USER")

  /// The ID3 key of time.
  public static let id3MetadataKeyTime = AVMetadataKey(rawValue: "TIME")

  /// The ID3 key of title description.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")

  /// The ID3 key of title sort order.
  public static let id3MetadataKeyTitleSortOrder = AVMetadataKey(rawValue: "TSOT")

  /// The ID3 key of track number.
  public static let id3MetadataKeyTrackNumber = AVMetadataKey(rawValue: "TRCK")

  /// The ID3 key of unique file identifier.
  public static let id3MetadataKeyUniqueFileIdentifier = AVMetadataKey(rawValue: "UFID")

  /// The ID3 key of unsynchronized lyric.
  public static let id3MetadataKeyUnsynchronizedLyric = AVMetadataKey(rawValue: "USLT")

  /// The ID3 key of user text.
  public static let id3MetadataKeyUserText = AVMetadataKey(rawValue: "TXXX")

  /// The ID3 key of user URL.
  public static let id3MetadataKeyUserURL = AVMetadataKey(rawValue: "WXXX")

  /// The ID3 key of year.
  public static let id3MetadataKeyYear = AVMetadataKey(rawValue: "TYER")
}
