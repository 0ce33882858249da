import AVFoundation
import Foundation
import LocalRenderer
import Playback
import PlayerEngine
import Synchronization
import Testing

extension Cases {
  /// Keys that the program has, and no server is asked for.
  @Suite(Corpus.isNeeded) struct CorpusKeys {
    private let corpus: Corpus

    init() async throws { corpus = try #require(await Corpus.shared.value) }

    @Test func playsOverHTTPWithAKeyThatNoServerWasAskedFor() async throws {
      let key = try Data(contentsOf: #require(URL(string: corpus.file("hls/key.bin").url)))
      let keeper = KeyKeeper(key)
      let session = AVContentKeySession(keySystem: .clearKey)
      session.setDelegate(keeper, queue: DispatchQueue(label: "keys"))
      let asset = AVURLAsset(url: try #require(URL(string: corpus.served("f/hls/aes.m3u8").url)))
      session.addContentKeyRecipient(asset)
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
      let item = AVPlayerItem(asset: asset)

      player.replaceCurrentItem(with: item)
      player.play()
      await eventually { item.status == .failed || item.status == .readyToPlay && player.rate == 0 }

      #expect(item.error == nil)
      #expect(abs(item.duration.seconds - 4) < 0.1)
      let asked = keeper.asked.withLock { $0 }
      #expect(asked.count == 1 && asked.first?.contains("/f/hls/key.bin?tok=a%2Fb") == true)
      let log = item.errorLog()?.extendedLogData().map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(!log.contains("tok="))
    }
  }
}

/// Gives one key, and keeps the addresses it was asked for.
private final class KeyKeeper: NSObject, AVContentKeySessionDelegate, Sendable {
  let asked = Mutex<[String]>([])
  private let key: Data

  init(_ key: Data) { self.key = key }

  func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest) {
    asked.withLock { $0.append(keyRequest.identifier as? String ?? "") }
    keyRequest.processContentKeyResponse(
      AVContentKeyResponse(clearKeyData: key, initializationVector: nil))
  }
}
