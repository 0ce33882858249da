import AVFoundation
import GStreamerTesting
import Playback
import Testing

/// Writes down what is said when.
private final class Listener: NSObject, AVPlayerItemMetadataOutputPushDelegate {
  private let kept = Guarded<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {
    for group in groups {
      let items = group.items.map { item in
        let info = item.extraAttributes?[.info] as? String
        let value = item.stringValue ?? item.dataValue.map { "\([UInt8]($0))" } ?? ""
        return "\(item.identifier?.rawValue ?? "") \(info ?? "-") \(value)"
      }
      let time = (group.timeRange.start.seconds * 1000).rounded() / 1000
      kept.withLock { $0.append("\(time) \(items.joined(separator: ", "))") }
    }
  }

  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { kept.withLock { $0.append("flushed") } }
}

/// ID3 tags beside the sound of HTTP live streaming.
@Suite(.timeLimit(.minutes(2))) struct TimedTagTests {
  /// Three segments of two seconds and a little, whose stamps begin at `start`, with a tag in the middle of each.
  private static func segments(_ frames: [[UInt8]], from start: Int64) -> [[UInt8]] {
    (0..<3).map { number in
      var stream = TaggedStream()
      for place in stride(from: number * 96, to: (number + 1) * 96, by: 8) {
        stream.add(
          sound: frames[place..<min(place + 8, frames.count)].flatMap(\.self), at: start + Int64(place) * 1920
        )
        if place % 96 == 40 {
          let tag = TaggedStream.tag([
            ("TXXX", [3] + Array("number".utf8) + [0] + Array("\(number)".utf8)),
            ("PRIV", Array("com.example".utf8) + [0, UInt8(number)]),
          ])
          stream.add(tag: tag, at: start + Int64(number * 2 + 1) * 90_000)
        }
      }
      return stream.bytes
    }
  }

  private static let playlist = """
    #EXTM3U
    #EXT-X-VERSION:3
    #EXT-X-TARGETDURATION:3
    #EXT-X-MEDIA-SEQUENCE:0
    #EXTINF:2.048,
    0.ts
    #EXTINF:2.048,
    1.ts
    #EXTINF:2.048,
    2.ts
    #EXT-X-ENDLIST

    """

  private func listen(
    from start: Int64 = 126_000, _ body: (AVPlayer, AVPlayerItem, Listener) async -> Void
  ) async throws -> [String]? {
    guard let frames = try await TaggedStream.sound(seconds: 6.2) else { return nil }
    let segments = Self.segments(frames, from: start)
    let server = try LoopbackServer { request in
      let number = Int(request.path.dropFirst().prefix { $0.isNumber })
      return .parts(number.map { segments[$0] } ?? Array(Self.playlist.utf8))
    }
    let (clock, listener, output) = (TestClock(), Listener(), AVPlayerItemMetadataOutput())
    output.setDelegate(listener, queue: DispatchQueue(label: "tags"))
    let player = AVPlayer(clock: clock, capture: AudioCapture())
    let item = AVPlayerItem(url: try #require(URL(string: server.address("/list.m3u8"))))
    item.add(output)
    player.replaceCurrentItem(with: item)
    await clock.run {
      await eventually { item.status != .unknown }
      await body(player, item, listener)
    }
    return listener.lines
  }

  @Test(arguments: [126_000 as Int64, 900_000_000])
  func givesOutTheTagsAtTheirTimes(_ start: Int64) async throws {
    let lines = try await listen(from: start) { player, _, listener in
      player.play()
      await eventually { listener.lines.count == 3 }
    }

    #expect(
      lines == nil
        || lines == [
          "1.0 id3/TXXX number 0, id3/PRIV com.example [0]",
          "3.0 id3/TXXX number 1, id3/PRIV com.example [1]",
          "5.0 id3/TXXX number 2, id3/PRIV com.example [2]",
        ])
  }

  @Test func givesOutOnlyWhatFollowsASeek() async throws {
    let expected = ["flushed", "5.0 id3/TXXX number 2, id3/PRIV com.example [2]"]
    let lines = try await listen { player, _, listener in
      _ = await player.seek(
        to: CMTime(value: 45, timescale: 10), toleranceBefore: .zero, toleranceAfter: .zero)
      player.play()
      await eventually { listener.lines.count == 2 }
    }

    #expect((lines ?? expected) == expected)
  }
}
