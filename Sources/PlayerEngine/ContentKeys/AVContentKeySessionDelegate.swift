public import Foundation

/// Answers questions for keys; called on the queue that was set with it.
public protocol AVContentKeySessionDelegate: NSObjectProtocol, Sendable {
  /// A key is needed.
  func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)

  /// A key is needed once more, as `renewExpiringResponseData(for:)` asked.
  func contentKeySession(
    _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)

  /// A key that is kept is needed; never called here.
  func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)

  /// Says whether to ask once more; never called here.
  func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool

  /// There will be no key.
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error)

  /// The key is there.
  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
}

// What AVFoundation leaves to the delegate whether to do.
extension AVContentKeySessionDelegate {
  /// Nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
  ) {}

  /// Nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest
  ) {}

  /// No.
  public func contentKeySession(
    _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
    reason retryReason: AVContentKeyRequest.RetryReason
  ) -> Bool { false }

  /// Nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error
  ) {}

  /// Nothing.
  public func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
  ) {}
}
