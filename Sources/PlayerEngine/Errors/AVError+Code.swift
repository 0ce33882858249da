extension AVError {
  /// What went wrong, in AVFoundation's numbers.
  public enum Code: Int, Sendable, CaseIterable {
    /// Something went wrong that no other code names; see the underlying error.
    case unknown = -11800
    /// There was too little memory.
    case outOfMemory = -11801
    /// The disk is full.
    case diskFull = -11807
    /// The media changed while it was used.
    case mediaChanged = -11809
    /// The media has a gap.
    case mediaDiscontinuity = -11812
    /// The media services started anew, and every object must be made again.
    case mediaServicesWereReset = -11819
    /// Some of the data could not be decoded.
    case decodeFailed = -11821
    /// The source media is not valid.
    case invalidSourceMedia = -11822
    /// The file is of no known kind.
    case fileFormatNotRecognized = -11828
    /// The file is of a known kind, but damaged.
    case fileFailedToParse = -11829
    /// The content is encrypted, and there is no key for it.
    case contentIsProtected = -11831
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// The decoder for this media is not installed.
    case decoderNotFound = -11833
    /// Playing the content is not allowed to this user.
    case contentIsNotAuthorized = -11835
    /// Playing the content is not allowed to this program.
    case applicationIsNotAuthorized = -11836
    /// The asset does not support the operation.
    case operationNotSupportedForAsset = -11838
    /// The decoder is busy.
    case decoderTemporarilyUnavailable = -11839
    /// The asset refers to media it may not refer to.
    case referenceForbiddenByReferencePolicy = -11842
    /// The display was switched off.
    case displayWasDisabled = -11845
    /// Something more important interrupted the operation.
    case operationInterrupted = -11847
    /// The asset cannot be played on this machine.
    case incompatibleAsset = -11848
    /// The media data could not be read.
    case failedToLoadMediaData = -11849
    /// The server does not serve byte ranges.
    case serverIncorrectlyConfigured = -11850
    /// The playlist or format could not be understood.
    case failedToParse = -11853
    /// The media data cannot be decoded.
    case undecodableMediaData = -11855
    /// The AirPlay sender needs the Internet.
    case airPlayControllerRequiresInternet = -11856
    /// The AirPlay receiver needs the Internet.
    case airPlayReceiverRequiresInternet = -11857
    /// The request for a key could not be made.
    case createContentKeyRequestFailed = -11860
    /// The operation is not allowed.
    case operationNotAllowed = -11862
    /// The content cannot be had.
    case contentIsUnavailable = -11863
    /// The format is not supported.
    case formatUnsupported = -11864
    /// The live playlist is not updated any more.
    case contentNotUpdated = -11866
    /// The content could be had at first, and now it cannot.
    case noLongerPlayable = -11867
    /// Nothing in the content suits the external display.
    case noCompatibleAlternatesForExternalDisplay = -11868
    /// There is no source track.
    case noSourceTrack = -11869
    /// The asset cannot be played on another device.
    case externalPlaybackNotSupportedForAsset = -11870
    /// The object was not set up rightly.
    case incorrectlyConfigured = -11875
    /// The operation was cancelled.
    case operationCancelled = -11878
    /// The request for a key was cancelled.
    case contentKeyRequestCancelled = -11879
    /// The sample data could not be read.
    case failedToLoadSampleData = -11881
    /// The AirPlay receiver is busy.
    case airPlayReceiverTemporarilyUnavailable = -11882
    /// Access to the file was denied.
    case sandboxExtensionDenied = -11884
    /// The picture could not be tone-mapped.
    case toneMappingFailed = -11885
    /// The media extension is switched off.
    case mediaExtensionDisabled = -11886
    /// Two media extensions claim the media.
    case mediaExtensionConflict = -11887
  }
}
