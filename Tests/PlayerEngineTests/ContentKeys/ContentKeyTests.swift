import AVFoundation
import GStreamerTesting
import LocalRenderer
import Playback
import PlayerEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2)))
struct ContentKeyTests {
  private static let address = "my-scheme://vault/hls-aes/clip.m3u8"
  private static let keyAddress = "my-scheme://vault/hls-aes/clip.key"

  @Test func playsWithTheKeyThatTheProgramGives() async throws {
    let (vault, key) = (Deliverer(DeliveredStreamTests.stream), try KeyKeeper.key())
    let keeper = KeyKeeper { $0.processContentKeyResponse(key) }
    let session = keeper.session()
    let asset = vault.asset(Self.address)
    session.addContentKeyRecipient(asset)

    let item = await played(asset)

    #expect(item.error == nil && keeper.now.asked == [Self.keyAddress])
    #expect(!vault.now.asked.contains { $0.hasPrefix("clip.key") })
    await eventually { keeper.now.succeeded == 1 }
    #expect(session.contentKeyRecipients.count == 1 && asset.mayRequireContentKeysForMediaDataProcessing)
  }

  @Test func needsNoOtherKeyWhereOneWasAskedForBefore() async throws {
    let (vault, key) = (Deliverer(DeliveredStreamTests.stream), try KeyKeeper.key())
    let keeper = KeyKeeper { $0.processContentKeyResponse(key) }
    let session = keeper.session()
    session.processContentKeyRequest(withIdentifier: Self.keyAddress, initializationData: nil)
    await eventually { keeper.now.succeeded == 1 }
    let asset = vault.asset(Self.address)
    session.addContentKeyRecipient(asset)

    let item = await played(asset)

    #expect(item.error == nil && keeper.now.asked.count == 1)
  }

  @Test func renewsAKey() async throws {
    let key = try KeyKeeper.key()
    let keeper = KeyKeeper { $0.processContentKeyResponse(key) }
    let session = keeper.session()
    session.processContentKeyRequest(withIdentifier: "skd://one", initializationData: nil)
    await eventually { keeper.now.succeeded == 1 }

    session.renewExpiringResponseData(for: keeper.now.requests[0])
    await eventually { keeper.now.succeeded == 2 }

    #expect(keeper.now.requests.map(\.status) == [.receivedResponse, .renewed])
    #expect(keeper.now.requests.map(\.renewsExpiringResponseData) == [false, true])
  }

  @Test func failsWithoutAKey() async throws {
    let vault = Deliverer(DeliveredStreamTests.stream)
    let keeper = KeyKeeper { $0.processContentKeyResponseError(NSError(domain: "Shop", code: 402)) }
    let session = keeper.session()
    let asset = vault.asset(Self.address)
    session.addContentKeyRecipient(asset)

    let item = await played(asset)

    #expect((item.error as? AVError)?.cause?.code == .notDelivered)
    #expect((item.error as? AVError)?.cause?.detail == "Shop 402")
    await eventually { keeper.now.failed > 0 }
    #expect(keeper.now.failed == 1)
    #expect(keeper.now.asked == [Self.keyAddress])
  }

  @Test func failsWithAnAnswerOfFairPlay() async {
    let keeper = KeyKeeper {
      $0.processContentKeyResponse(AVContentKeyResponse(fairPlayStreamingKeyResponseData: Data()))
    }
    let session = keeper.session()

    session.processContentKeyRequest(withIdentifier: "skd://one", initializationData: nil)
    await eventually { keeper.now.failed == 1 }

    #expect(keeper.now.requests[0].status == .failed)
    await #expect(throws: AVError.self) {
      try await keeper.now.requests[0].makeStreamingContentKeyRequestData(
        forApp: Data(), contentIdentifier: nil)
    }
  }

  @Test func asksForNothingOnceItHasExpired() async {
    let keeper = KeyKeeper { _ in }
    let session = keeper.session()
    session.processContentKeyRequest(withIdentifier: "skd://one", initializationData: nil)
    await eventually { keeper.now.requests.count == 1 }

    session.expire()
    session.processContentKeyRequest(withIdentifier: "skd://two", initializationData: nil)

    #expect(keeper.now.requests.map(\.status) == [.cancelled])
  }

  private func played(_ asset: AVURLAsset) async -> AVPlayerItem {
    let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
    let item = AVPlayerItem(asset: asset)
    let end = Heard(AVPlayerItem.didPlayToEndTimeNotification, of: item)
    player.replaceCurrentItem(with: item)
    player.play()
    await eventually { end.count == 1 || item.status == .failed }
    return item
  }
}

/// A program that has keys.
private final class KeyKeeper: NSObject, AVContentKeySessionDelegate, Sendable {
  struct Seen: Sendable {
    var requests: [AVContentKeyRequest] = []
    var succeeded = 0
    var failed = 0

    var asked: [String] { requests.map { $0.identifier as? String ?? "" } }
  }

  private let answer: @Sendable (AVContentKeyRequest) -> Void
  private let seen = Mutex(Seen())

  init(_ answer: @escaping @Sendable (AVContentKeyRequest) -> Void) { self.answer = answer }

  var now: Seen { seen.withLock { $0 } }

  static func key() throws -> AVContentKeyResponse {
    AVContentKeyResponse(
      clearKeyData: try Data(contentsOf: Deliverer.folder.appending(path: "hls-aes/clip.key")),
      initializationVector: nil)
  }

  func session() -> AVContentKeySession {
    let session = AVContentKeySession(keySystem: .clearKey)
    session.setDelegate(self, queue: DispatchQueue(label: "KeyKeeper"))
    return session
  }

  func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest) {
    seen.withLock { $0.requests.append(keyRequest) }
    answer(keyRequest)
  }

  func contentKeySession(
    _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
  ) {
    seen.withLock { $0.requests.append(keyRequest) }
    answer(keyRequest)
  }

  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
  ) {
    seen.withLock { $0.succeeded += 1 }
  }

  func contentKeySession(
    _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
    didFailWithError err: any Error
  ) {
    seen.withLock { $0.failed += 1 }
  }
}
