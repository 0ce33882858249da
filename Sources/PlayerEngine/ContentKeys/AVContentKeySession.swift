public import Foundation
import Playback
import Synchronization

/// Asks a program for the keys of what it plays, and keeps them as long as it lives.
///
/// Keys of AES-128 HLS, whatever their addresses, are asked of it once an asset was added. May be used from any thread.
open class AVContentKeySession: NSObject, @unchecked Sendable {
  // Unchecked, because an open class cannot be checked; what changes is under a lock.

  /// How keys are given out.
  public let keySystem: AVContentKeySystem

  /// Where ended sessions are told of; kept, since none are written down here.
  public let storageURL: URL?

  private let state = Guarded(State())

  private struct State: Sendable {
    weak var delegate: (any AVContentKeySessionDelegate)?
    var queue: DispatchQueue?
    var recipients: [any AVContentKeyRecipient] = []
    var keys: [String: Data] = [:]
    var requests: [AVContentKeyRequest] = []
    var isExpired = false
  }

  private init(_ system: AVContentKeySystem, _ storage: URL?) {
    (keySystem, storageURL) = (system, storage)
    super.init()
  }

  /// A session for keys that are given out in this way; only those of `.clearKey` can be used here.
  public convenience init(keySystem: AVContentKeySystem) { self.init(keySystem, nil) }

  /// The same; nothing is written at `storageURL`.
  public convenience init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
    self.init(keySystem, storageURL)
  }

  /// Lets `delegate`, which is not kept alive, answer, and calls it on `delegateQueue`; nil means the main queue.
  open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) {
    state.withLock { state in
      state.delegate = delegate
      state.queue = delegateQueue
    }
  }

  /// Who answers.
  open var delegate: (any AVContentKeySessionDelegate)? { state.withLock { $0.delegate } }

  /// The queue that the delegate is called on; nil means the main queue.
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// What the session has keys for.
  open var contentKeyRecipients: [any AVContentKeyRecipient] { state.withLock { $0.recipients } }

  /// What a server knows the session by; nil, since no server here asks.
  open var contentProtectionSessionIdentifier: Data? { nil }

  /// Asks for keys for `recipient` from now on; to be done before that is loaded or played.
  open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
    let isNew = state.withLock { state in
      guard !state.isExpired, !state.recipients.contains(where: { $0 === recipient }) else { return false }
      state.recipients.append(recipient)
      return true
    }
    if isNew { (recipient as? AVURLAsset)?.source.keySession = self }
  }

  /// Asks for no more keys for `recipient`.
  open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
    state.withLock { state in state.recipients.removeAll { $0 === recipient } }
    if let asset = recipient as? AVURLAsset, asset.source.keySession === self {
      asset.source.keySession = nil
    }
  }

  /// Asks for a key before it is needed.
  open func processContentKeyRequest(
    withIdentifier identifier: (any Sendable)?, initializationData: Data?,
    options: [String: any Sendable]? = nil
  ) {
    guard let name = identifier as? String else { return }
    ask(name, initializationData, options ?? [:]) { _ in }
  }

  /// Asks for the key of `contentKeyRequest` once more.
  open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {
    ask(
      AVContentKeyRequest(
        contentKeyRequest.contentKeySpecifier, initializationData: contentKeyRequest.initializationData,
        renews: true, receive: receiver { _ in }))
  }

  /// Ends the session: its keys are forgotten, and no more are asked for.
  open func expire() {
    let requests = state.withLock { state in
      defer { (state.requests, state.keys, state.isExpired) = ([], [:], true) }
      return state.requests
    }
    for request in requests { request.cancel() }
  }
}

// MARK: - Asking

extension AVContentKeySession {
  /// Gives the key with this address to `receive`, at once where it is known.
  func ask(
    _ name: String, _ initializationData: Data? = nil, _ options: [String: any Sendable] = [:],
    receive: @escaping @Sendable (Result<Data, AVError>) -> Void
  ) {
    let (known, isExpired) = state.withLock { ($0.keys[name], $0.isExpired) }
    if let known { return receive(.success(known)) }
    if isExpired { return receive(.failure(AVError(PlaybackError(.encrypted, item: name)))) }
    ask(
      AVContentKeyRequest(
        AVContentKeySpecifier(forKeySystem: keySystem, identifier: name, options: options),
        initializationData: initializationData ?? Data(name.utf8), renews: false,
        receive: receiver(receive)))
  }

  /// Forgets a key.
  func forget(_ specifier: AVContentKeySpecifier) {
    guard let name = specifier.identifier as? String else { return }
    _ = state.withLock { $0.keys.removeValue(forKey: name) }
  }

  private func ask(_ request: AVContentKeyRequest) {
    state.withLock { $0.requests.append(request) }
    callDelegate { session, delegate in
      guard let delegate else {
        return request.processContentKeyResponseError(AVError(.createContentKeyRequestFailed))
      }
      if request.renewsExpiringResponseData {
        delegate.contentKeySession(session, didProvideRenewingContentKeyRequest: request)
      } else {
        delegate.contentKeySession(session, didProvide: request)
      }
    }
  }

  /// Keeps a key, tells everybody of it, and passes it on; the session lives until then.
  private func receiver(
    _ receive: @escaping @Sendable (Result<Data, AVError>) -> Void
  ) -> @Sendable (AVContentKeyRequest, Result<Data, AVError>) -> Void {
    { [self] request, result in
      take(result, of: request)
      receive(result)
    }
  }

  private func take(_ result: Result<Data, AVError>, of request: AVContentKeyRequest) {
    let recipients = state.withLock { state in
      state.requests.removeAll { $0 === request }
      if case .success(let key) = result, let name = request.identifier as? String, !state.isExpired {
        state.keys[name] = key
      }
      return state.recipients
    }
    switch result {
    case .success:
      let key = AVContentKey(request.contentKeySpecifier, of: self)
      request.take(key)
      for recipient in recipients { recipient.contentKeySession(self, didProvide: key) }
      callDelegate { session, delegate in
        delegate?.contentKeySession(session, contentKeyRequestDidSucceed: request)
      }
    case .failure(let error):
      callDelegate { session, delegate in
        delegate?.contentKeySession(session, contentKeyRequest: request, didFailWithError: error)
      }
    }
  }

  private func callDelegate(
    _ body: @escaping @Sendable (AVContentKeySession, (any AVContentKeySessionDelegate)?) -> Void
  ) {
    (delegateQueue ?? .main).async { body(self, self.delegate) }
  }
}
