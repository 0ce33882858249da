import AVFoundation
import LocalRenderer
import Playback
import PlayerEngine
import Synchronization
import Testing

extension Cases {
  /// What a live stream says of stretches of its time.
  @Suite struct DateRanges {
    private static let first =
      ##"#EXT-X-DATERANGE:ID="a",CLASS="ad",START-DATE="2026-01-01T00:00:00Z",DURATION=2,X-TITLE="One""##
    private static let second =
      ##"#EXT-X-DATERANGE:ID="b",CLASS="song",START-DATE="2026-01-01T00:00:04.5Z",X-N=2"##

    @Test func areCollectedAsTheyCome() async throws {
      let isLater = Switch()
      let server = try stream(saysMore: isLater)
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))
      let (collector, listener) = (AVPlayerItemMetadataCollector(), Listener())
      collector.setDelegate(listener, queue: DispatchQueue(label: "collector"))
      let item = AVPlayerItem(url: try #require(URL(string: server.address("/master.m3u8"))))

      item.add(collector)
      player.replaceCurrentItem(with: item)
      await eventually { !listener.told.isEmpty }
      isLater.turnOn()
      await eventually { listener.told.count >= 2 }

      #expect(item.mediaDataCollectors == [collector])
      #expect(
        Array(listener.told.prefix(2)) == [
          "a:ad:One new[0] changed[]", "a:ad:Two b:song:2.0 new[1] changed[0]",
        ])
      item.remove(collector)
    }

    @Test func areLeftOutWhereNobodyWantsThem() async throws {
      let isLater = Switch()
      isLater.turnOn()
      let server = try stream(saysMore: isLater)
      let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))
      let collector = AVPlayerItemMetadataCollector(
        identifiers: ["lsdr/X-N"], classifyingLabels: ["song"])
      let listener = Listener()
      collector.setDelegate(listener, queue: DispatchQueue(label: "collector"))
      let item = AVPlayerItem(url: try #require(URL(string: server.address("/master.m3u8"))))

      item.add(collector)
      player.replaceCurrentItem(with: item)
      await eventually { !listener.told.isEmpty }

      #expect(listener.told.first == "b:song:2.0 new[0] changed[]")
      item.remove(collector)
    }

    /// A stream whose playlist says more once it is told to.
    private func stream(saysMore isLater: Switch) throws -> LoopbackServer {
      let text = String(decoding: try Clips.bytes("hls/clip.m3u8"), as: UTF8.self)
      let segments = try (0..<5).map { try Clips.bytes("hls/\($0).ts") }
      return try LoopbackServer { request in
        if request.path == "/master.m3u8" {
          return .whole(Array("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlive.m3u8\n".utf8))
        }
        guard request.path == "/live.m3u8" else {
          return request.path.dropFirst().first?.wholeNumberValue.map { .parts(segments[$0]) } ?? .status(404)
        }
        let said = isLater.isOn ? Self.first.replacing("One", with: "Two") + "\n" + Self.second : Self.first
        let live = text.replacing("#EXT-X-ENDLIST", with: said).replacing(
          "#EXT-X-PLAYLIST-TYPE:VOD\n", with: "")
        return .whole(Array(live.utf8))
      }
    }
  }
}

/// Something that is off, and then on.
private final class Switch: Sendable {
  private let state = Atomic(false)

  var isOn: Bool { state.load(ordering: .acquiring) }

  func turnOn() { state.store(true, ordering: .releasing) }
}

private final class Listener: NSObject, AVPlayerItemMetadataCollectorPushDelegate {
  private let lines = Mutex<[String]>([])

  var told: [String] { lines.withLock { $0 } }

  func metadataCollector(
    _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup],
    indexesOfNewGroups: IndexSet, indexesOfModifiedGroups: IndexSet
  ) {
    let groups = metadataGroups.map { group in
      let values = group.items.map { "\($0.value ?? "" as NSString)" }.joined(separator: ",")
      return "\(group.uniqueID ?? ""):\(group.classifyingLabel ?? ""):\(values)"
    }
    let places = "new\(Array(indexesOfNewGroups)) changed\(Array(indexesOfModifiedGroups))"
    lines.withLock { $0.append(groups.joined(separator: " ") + " " + places) }
  }
}
