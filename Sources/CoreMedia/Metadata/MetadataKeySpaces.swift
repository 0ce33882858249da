/// The user data of QuickTime movies.
public let kCMMetadataKeySpace_QuickTimeUserData = "udta"

/// The user data of MPEG-4 files.
public let kCMMetadataKeySpace_ISOUserData = "uiso"

/// The metadata of QuickTime movies, whose keys are reversed domain names.
public let kCMMetadataKeySpace_QuickTimeMetadata = "mdta"

/// The tags of iTunes in MPEG-4 files.
public let kCMMetadataKeySpace_iTunes = "itsk"

/// ID3 tags.
public let kCMMetadataKeySpace_ID3 = "org.id3"

/// What ICY (SHOUTcast) streams tell.
public let kCMMetadataKeySpace_Icy = "icy"

/// The date ranges of HLS playlists.
public let kCMMetadataKeySpace_HLSDateRange = "lsdr"
