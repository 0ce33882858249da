public import Foundation

/// Delivers what assets consist of; called on the queue that was set with it.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Says whether `loadingRequest` will be, or is, answered; false means that it cannot be.
  ///
  /// It may be answered later, on any thread, and others may be asked meanwhile.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool

  /// Says whether `renewalRequest` will be, or is, answered: the resource's `renewalDate` has come.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool

  /// No more is wanted of `loadingRequest`, as after a seek; its `isCancelled` is true by now.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

// What AVFoundation leaves to the delegate whether to do.
extension AVAssetResourceLoaderDelegate {
  /// No.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }

  /// No.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }

  /// Nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}
