import Foundation
public import Playback

extension AVError {
  /// The `PlaybackError` beneath, where there is one.
  public var cause: PlaybackError? { userInfo[NSUnderlyingErrorKey] as? PlaybackError }

  /// When an item failed: the network's failures have one code at the start and another later.
  package enum Moment: Sendable {
    /// Before the item could play.
    case loading
    /// After it had been ready.
    case playing
  }

  /// Puts `error` into AVFoundation's terms.
  package init(_ error: PlaybackError, while moment: Moment = .loading) {
    self.init(
      Code(error, while: moment),
      userInfo: [NSUnderlyingErrorKey: error, NSLocalizedDescriptionKey: error.description])
  }
}

extension AVError.Code {
  /// The code that AVFoundation has for `error`.
  fileprivate init(_ error: PlaybackError, while moment: AVError.Moment) {
    let isRemote = error.item?.hasPrefix("http") == true
    self =
      switch error.code {
      case .hostNotFound, .connectionRefused, .connectionLost, .untrustedServer, .unauthorized, .forbidden,
        .notFound, .serverError, .httpError, .tooManyRedirects, .timedOut, .fileNotFound, .segmentMissing,
        .notDelivered:
        moment == .loading ? .contentIsUnavailable : .noLongerPlayable
      case .isDirectory, .permissionDenied, .sideCarUnreadable: .failedToLoadMediaData
      case .unsupportedScheme, .malformedURL: .operationNotSupportedForAsset
      case .notMedia: .fileFormatNotRecognized
      case .missingDecoder: .decoderNotFound
      case .damaged where moment == .playing: .decodeFailed
      case .damaged: isRemote ? .failedToParse : .fileFailedToParse
      case .encrypted: .contentIsProtected
      case .outputFailed, .noSoundOutput, .noPictureOutput: .operationInterrupted
      case .diskFull: .diskFull
      case .other: .unknown
      }
  }
}
