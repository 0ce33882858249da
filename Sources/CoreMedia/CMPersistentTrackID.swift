/// What a track is called for as long as its asset lives.
public typealias CMPersistentTrackID = Int32

/// The identifier that no track has.
public var kCMPersistentTrackID_Invalid: CMPersistentTrackID { 0 }

/// A number of items.
public typealias CMItemCount = Int

/// The place of an item among others.
public typealias CMItemIndex = Int
