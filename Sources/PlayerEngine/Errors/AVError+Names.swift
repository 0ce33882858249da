// The codes by their short names, so that `catch AVError.contentIsUnavailable` reads as it does elsewhere.

extension AVError {
  /// Something went wrong that no other code names; see the underlying error.
  public static var unknown: Code { .unknown }

  /// There was too little memory.
  public static var outOfMemory: Code { .outOfMemory }

  /// The disk is full.
  public static var diskFull: Code { .diskFull }

  /// The media changed while it was used.
  public static var mediaChanged: Code { .mediaChanged }

  /// The media has a gap.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }

  /// The media services started anew, and every object must be made again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }

  /// Some of the data could not be decoded.
  public static var decodeFailed: Code { .decodeFailed }

  /// The source media is not valid.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }

  /// The file is of no known kind.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }

  /// The file is of a known kind, but damaged.
  public static var fileFailedToParse: Code { .fileFailedToParse }

  /// The content is encrypted, and there is no key for it.
  public static var contentIsProtected: Code { .contentIsProtected }

  /// There is no picture at that time.
  public static var noImageAtTime: Code { .noImageAtTime }

  /// The decoder for this media is not installed.
  public static var decoderNotFound: Code { .decoderNotFound }

  /// Playing the content is not allowed to this user.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }

  /// Playing the content is not allowed to this program.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }

  /// The asset does not support the operation.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }

  /// The decoder is busy.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }

  /// The asset refers to media it may not refer to.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }

  /// The display was switched off.
  public static var displayWasDisabled: Code { .displayWasDisabled }

  /// Something more important interrupted the operation.
  public static var operationInterrupted: Code { .operationInterrupted }

  /// The asset cannot be played on this machine.
  public static var incompatibleAsset: Code { .incompatibleAsset }

  /// The media data could not be read.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }

  /// The server does not serve byte ranges.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }

  /// The playlist or format could not be understood.
  public static var failedToParse: Code { .failedToParse }

  /// The media data cannot be decoded.
  public static var undecodableMediaData: Code { .undecodableMediaData }

  /// The AirPlay sender needs the Internet.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }

  /// The AirPlay receiver needs the Internet.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }

  /// The request for a key could not be made.
  public static var createContentKeyRequestFailed: Code { .createContentKeyRequestFailed }

  /// The operation is not allowed.
  public static var operationNotAllowed: Code { .operationNotAllowed }

  /// The content cannot be had.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }

  /// The format is not supported.
  public static var formatUnsupported: Code { .formatUnsupported }

  /// The live playlist is not updated any more.
  public static var contentNotUpdated: Code { .contentNotUpdated }

  /// The content could be had at first, and now it cannot.
  public static var noLongerPlayable: Code { .noLongerPlayable }

  /// Nothing in the content suits the external display.
  public static var noCompatibleAlternatesForExternalDisplay: Code {
    .noCompatibleAlternatesForExternalDisplay
  }

  /// There is no source track.
  public static var noSourceTrack: Code { .noSourceTrack }

  /// The asset cannot be played on another device.
  public static var externalPlaybackNotSupportedForAsset: Code { .externalPlaybackNotSupportedForAsset }

  /// The object was not set up rightly.
  public static var incorrectlyConfigured: Code { .incorrectlyConfigured }

  /// The operation was cancelled.
  public static var operationCancelled: Code { .operationCancelled }

  /// The request for a key was cancelled.
  public static var contentKeyRequestCancelled: Code { .contentKeyRequestCancelled }

  /// The sample data could not be read.
  public static var failedToLoadSampleData: Code { .failedToLoadSampleData }

  /// The AirPlay receiver is busy.
  public static var airPlayReceiverTemporarilyUnavailable: Code { .airPlayReceiverTemporarilyUnavailable }

  /// Access to the file was denied.
  public static var sandboxExtensionDenied: Code { .sandboxExtensionDenied }

  /// The picture could not be tone-mapped.
  public static var toneMappingFailed: Code { .toneMappingFailed }

  /// The media extension is switched off.
  public static var mediaExtensionDisabled: Code { .mediaExtensionDisabled }

  /// Two media extensions claim the media.
  public static var mediaExtensionConflict: Code { .mediaExtensionConflict }
}
