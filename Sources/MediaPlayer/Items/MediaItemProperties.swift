// The names of what a now-playing dictionary or a library tells of an item.

/// Who made the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"

/// The number of who made the album.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"

/// The number of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"

/// The name of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"

/// How many pieces the album has.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"

/// Which piece of the album it is.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"

/// Who plays.
public let MPMediaItemPropertyArtist = "artist"

/// The number of who plays.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"

/// The cover, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"

/// Where it is.
public let MPMediaItemPropertyAssetURL = "assetURL"

/// How fast its beat is.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"

/// Where it was left, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"

/// What else there is to say.
public let MPMediaItemPropertyComments = "comments"

/// Who wrote it.
public let MPMediaItemPropertyComposer = "composer"

/// The number of who wrote it.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"

/// When it came into the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"

/// How many discs the album has.
public let MPMediaItemPropertyDiscCount = "discCount"

/// Which disc of the album it is on.
public let MPMediaItemPropertyDiscNumber = "discNumber"

/// What kind of music it is.
public let MPMediaItemPropertyGenre = "genre"

/// The number of the kind of music.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"

/// Whether it is encrypted.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"

/// Whether it has to be fetched.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"

/// Whether its album gathers pieces of several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"

/// Whether it is not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"

/// Whether it has not come out yet.
public let MPMediaItemPropertyIsPreorder = "isPreorder"

/// When it was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"

/// The words of the song.
public let MPMediaItemPropertyLyrics = "lyrics"

/// What kind of media it is, an `MPMediaType`.
public let MPMediaItemPropertyMediaType = "mediaType"

/// The number that tells it from others.
public let MPMediaItemPropertyPersistentID = "persistentID"

/// How long it is, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// What the shop calls it.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"

/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"

/// The number of the podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"

/// The name of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// How well it is liked, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"

/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"

/// How often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"

/// What it is called.
public let MPMediaItemPropertyTitle = "title"

/// What it is grouped with.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
