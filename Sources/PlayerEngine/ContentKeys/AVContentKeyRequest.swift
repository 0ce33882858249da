public import Foundation
import Playback
import Synchronization

/// A question for a key; answered with `processContentKeyResponse(_:)` or `processContentKeyResponseError(_:)`, from any
/// thread.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// Which key is asked for.
  public let contentKeySpecifier: AVContentKeySpecifier

  /// What the media says of its key; for HLS, its address.
  public let initializationData: Data?

  /// Whether it is asked for once more because its time is over.
  public let renewsExpiringResponseData: Bool

  private let state: Guarded<State>

  private struct State: Sendable {
    var status = Status.requestingResponse
    var error: AVError?
    var key: AVContentKey?

    /// Who is told the key, or why there is none.
    var receive: (@Sendable (AVContentKeyRequest, Result<Data, AVError>) -> Void)?
  }

  init(
    _ specifier: AVContentKeySpecifier, initializationData: Data?, renews: Bool,
    receive: @escaping @Sendable (AVContentKeyRequest, Result<Data, AVError>) -> Void
  ) {
    contentKeySpecifier = specifier
    self.initializationData = initializationData
    renewsExpiringResponseData = renews
    state = Guarded(State(receive: receive))
    super.init()
  }

  /// What the key is known by: for HLS, its address as a `String`.
  open var identifier: (any Sendable)? { contentKeySpecifier.identifier }

  /// What else is known of it.
  open var options: [String: any Sendable] { contentKeySpecifier.options }

  /// How it fares.
  open var status: Status { state.withLock { $0.status } }

  /// Why there is no key; nil unless `status` is `failed`.
  open var error: (any Error)? { state.withLock { $0.error } }

  /// The key, once it was given.
  open var contentKey: AVContentKey? { state.withLock { $0.key } }

  /// Whether the key may be kept; false, since keys are not written down here.
  open var canProvidePersistableContentKey: Bool { false }

  /// Gives the key.
  open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) {
    guard let key = keyResponse.key else {
      return end(
        .failure(
          AVError(
            PlaybackError(.encrypted, detail: "only clear keys can be used"))))
    }
    end(.success(key))
  }

  /// Says why there is no key.
  open func processContentKeyResponseError(_ error: any Error) {
    let reason = "\((error as NSError).domain) \((error as NSError).code)"
    end(.failure(AVError(PlaybackError(.notDelivered, item: identifier as? String, detail: reason))))
  }

  /// Throws `AVError.createContentKeyRequestFailed`: what a FairPlay server is asked can only be made by Apple's machines.
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
  ) async throws -> Data {
    throw AVError(.createContentKeyRequestFailed)
  }

  /// Calls `handler` with `AVError.createContentKeyRequestFailed`: what a FairPlay server is asked can only be made by
  /// Apple's machines.
  open func makeStreamingContentKeyRequestData(
    forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil,
    completionHandler handler: @escaping (Data?, (any Error)?) -> Void
  ) {
    handler(nil, AVError(.createContentKeyRequestFailed))
  }

  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Throws `AVError.operationNotSupportedForAsset`: keys are not written down here.
  open func respondByRequestingPersistableContentKeyRequest() throws {
    throw AVError(.operationNotSupportedForAsset)
  }

  /// Its kind and how it fares: an address may hold a secret.
  open override var description: String { "<\(type(of: self)): \(status)>" }

  /// Nobody wants an answer any more.
  func cancel() {
    state.withLock { state in
      guard state.status == .requestingResponse else { return }
      (state.status, state.receive) = (.cancelled, nil)
    }
  }

  /// Notes the key that came of it.
  func take(_ key: AVContentKey) { state.withLock { $0.key = key } }

  private func end(_ result: Result<Data, AVError>) {
    let receive = state.withLock { state in
      guard state.status == .requestingResponse else {
        return nil as (@Sendable (AVContentKeyRequest, Result<Data, AVError>) -> Void)?
      }
      defer { state.receive = nil }
      switch result {
      case .success: state.status = renewsExpiringResponseData ? .renewed : .receivedResponse
      case .failure(let error): (state.status, state.error) = (.failed, error)
      }
      return state.receive
    }
    receive?(self, result)
  }
}
