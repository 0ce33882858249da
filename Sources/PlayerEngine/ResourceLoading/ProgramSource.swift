import Foundation
import Playback
import Synchronization

/// The program as the source of what an asset consists of, through the delegates that it has set.
final class ProgramSource: ByteSource {
  let loader = AVAssetResourceLoader()
  private let renewals = Mutex<[Int: Alarm]>([:])
  private let keys = Mutex(Keys())

  private struct Keys: Sendable {
    weak var session: AVContentKeySession?
  }

  deinit { for alarm in renewals.withLock(\.values) { alarm.cancel() } }

  /// Whether the program has said that it delivers.
  var isInUse: Bool { loader.hasDelegate || keySession != nil }

  /// The session that keys are asked of; nil leaves them to the loader's delegate.
  var keySession: AVContentKeySession? {
    get { keys.withLock { $0.session } }
    set { keys.withLock { $0.session = newValue } }
  }

  var deliversAllKeys: Bool { keySession != nil }

  func ask(_ request: ByteRequest, answer: @escaping @Sendable (ByteAnswer) -> Void) -> ByteDelivery {
    if request.role == .key, let session = keySession { return put(request, to: session, answer) }
    let asked = AVAssetResourceLoadingRequest(request, answer: answer)
    asked.onFinish = { [weak self] date in self?.renew(request, at: date) }
    return put(asked)
  }

  /// Asks a session for a key.
  private func put(
    _ request: ByteRequest, to session: AVContentKeySession,
    _ answer: @escaping @Sendable (ByteAnswer) -> Void
  ) -> ByteDelivery {
    session.ask(request.address) { result in
      switch result {
      case .success(let key):
        answer(.bytes([UInt8](key)))
        answer(.finished)
      case .failure(let error):
        answer(.failed(error.cause ?? PlaybackError(.encrypted, item: request.address)))
      }
    }
    // What a session has asked for it keeps for others.
    return ByteDelivery {}
  }

  /// Puts a question to the delegate.
  private func put(_ asked: AVAssetResourceLoadingRequest) -> ByteDelivery {
    let loader = loader
    loader.callDelegate { delegate in
      guard !asked.isCancelled else { return }
      if delegate?.resourceLoader(loader, shouldWaitForLoadingOfRequestedResource: asked) != true {
        asked.refuse()
      }
    }
    return ByteDelivery {
      guard asked.cancel() else { return }
      loader.callDelegate { $0?.resourceLoader(loader, didCancel: asked) }
    }
  }

  /// Asks the delegate once more at `date`; whoever has the bytes keeps them, since a key is the same as long as its
  /// address is.
  private func renew(_ request: ByteRequest, at date: Date) {
    let number = renewalNumbers.next()
    let alarm = Alarm(in: .seconds(max(0, date.timeIntervalSinceNow))) { [weak self] in
      guard let self else { return }
      _ = renewals.withLock { $0.removeValue(forKey: number) }
      let asked = AVAssetResourceRenewalRequest(request) { _ in }
      asked.onFinish = { [weak self] date in self?.renew(request, at: date) }
      loader.callDelegate { [loader] delegate in
        if delegate?.resourceLoader(loader, shouldWaitForRenewalOfRequestedResource: asked) != true {
          asked.refuse()
        }
      }
    }
    renewals.withLock { $0[number] = alarm }
  }
}

/// Tells one renewal from another.
private let renewalNumbers = ItemNumbers()
