import AVFoundation
import Foundation
import LocalRenderer
import Playback
import PlayerEngine
import Testing

extension Cases {
  /// What the logs say of real servers.
  @Suite struct Logs {
    @Test func tellWhatAServerGave() async throws {
      let bytes = try Clips.bytes("tune.mp3")
      let server = try LoopbackServer { _ in .parts(bytes) }
      let asset = AVURLAsset(url: try #require(URL(string: server.address("/tune.mp3?token=secret"))))
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, pace: .unbound))
      let item = AVPlayerItem(asset: asset)

      player.replaceCurrentItem(with: item)
      player.play()
      await eventually { item.status == .failed || item.status == .readyToPlay && player.rate == 0 }

      let log = try #require(item.accessLog())
      #expect(log.events.map(\.numberOfBytesTransferred).reduce(0, +) == Int64(bytes.count))
      #expect(log.events.last?.numberOfMediaRequests ?? 0 >= 1)
      #expect(log.events.last?.serverAddress?.hasPrefix("127.0.0.1:") == true)
      #expect(log.events.last?.playbackType == "FILE" && log.events.last?.transferDuration ?? -1 >= 0)
      #expect(!String(decoding: log.extendedLogData() ?? Data(), as: UTF8.self).contains("secret"))
    }
  }
}
