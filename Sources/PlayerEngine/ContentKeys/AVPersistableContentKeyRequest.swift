public import Foundation

/// A question for a key that is kept; none are made here, since keys are not written down.
open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  open func persistableContentKey(
    fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil
  ) throws -> Data {
    throw AVError(.operationNotSupportedForAsset)
  }
}
