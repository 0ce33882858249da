public import Foundation

/// Asks for a key that may be kept, as an option of `streamingContentKeyRequestData(forApp:contentIdentifier:options:)`.
public let AVAssetResourceLoadingRequestStreamingContentKeyRequestRequiresPersistentKey =
  "AVAssetResourceLoadingRequestStreamingContentKeyRequestRequiresPersistentKey"

// FairPlay, which only Apple's machines have.

extension AVAssetResourceLoadingRequest {
  /// Throws `AVError.createContentKeyRequestFailed`: what a FairPlay server is asked can only be made by Apple's machines.
  public func streamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data, options: [String: Any]? = nil
  ) throws -> Data {
    throw AVError(.createContentKeyRequestFailed)
  }

  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  public func persistentContentKey(
    fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil
  ) throws -> Data {
    throw AVError(.operationNotSupportedForAsset)
  }
}
