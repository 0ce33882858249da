public import Foundation

/// The versions of a protocol that a server knows (`[Int]`), as an option of a request.
public let AVContentKeyRequestProtocolVersionsKey = "ProtocolVersionsKey"

/// Whether a token is to hold what it can be checked by, as an option of a request.
public let AVContentKeyRequestRequiresValidationDataInSecureTokenKey =
  "RequiresValidationDataInSecureTokenKey"

// Keys that are kept, of which there are none here.

extension AVContentKeySession {
  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  public func makeSecureTokenForExpirationDate(
    ofPersistableContentKey persistableContentKeyData: Data
  ) async throws -> Data {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  public func invalidatePersistableContentKey(
    _ persistableContentKeyData: Data,
    options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil
  ) async throws -> Data {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  public func invalidateAllPersistableContentKeys(
    forApp appIdentifier: Data, options: [AVContentKeySessionServerPlaybackContextOption: Any]? = nil
  ) async throws -> Data {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// What is to be told of sessions that have ended: nothing, since none are written down.
  public class func pendingExpiredSessionReports(
    withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL
  ) -> [Data] { [] }

  /// Forgets what is to be told of sessions that have ended, which is nothing.
  public class func removePendingExpiredSessionReports(
    _ expiredSessionReports: [Data], withAppIdentifier appIdentifier: Data, storageDirectoryAt storageURL: URL
  ) {}
}
