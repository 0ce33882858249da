import AVFoundation
import GStreamerTesting
import Playback
import Testing

/// Writes down the words that are to be read.
private final class Reader: NSObject, AVPlayerItemLegibleOutputPushDelegate {
  private let kept = Guarded<[String]>([])

  var lines: [String] { kept.withLock { $0 } }

  func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
  ) {
    let words = strings.map(\.string).joined(separator: " | ")
    kept.withLock { $0.append(words) }
  }

  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { kept.withLock { $0.append("") } }
}

/// Words to HTTP live streaming, in playlists of their own.
@Suite(.timeLimit(.minutes(2))) struct RenditionTests {
  private static let master = """
    #EXTM3U
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",URI="en/list.m3u8",AUTOSELECT=YES
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch",LANGUAGE="de",URI="de/list.m3u8",DEFAULT=YES
    #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch (erzwungen)",LANGUAGE="de",URI="f.m3u8",FORCED=YES
    #EXT-X-STREAM-INF:BANDWIDTH=100000,CODECS="mp4a.40.2",SUBTITLES="s"
    sound.m3u8

    """

  /// Where the stamps of the sound begin: at 1.4 s.
  private static let start: Int64 = 126_000

  /// Words at half a second and at three and a half, in a language, by the clock of the pieces or by stamps.
  private static func words(_ language: String, _ number: Int, isAnchored: Bool) -> String {
    let map = isAnchored ? "X-TIMESTAMP-MAP=MPEGTS:\(start + 900_000),LOCAL:00:00:10.000\n" : ""
    let cues = ["00:00.500 --> 00:01.500\n\(language) one", "00:03.500 --> 00:04.500\n\(language) two"]
    return "WEBVTT\n\(map)\n\(cues[number])\n"
  }

  private static func playlist(_ names: [String]) -> Answer {
    let segments = names.map { "#EXTINF:3.072,\n\($0)\n" }.joined()
    return .parts(Array("#EXTM3U\n#EXT-X-TARGETDURATION:4\n\(segments)#EXT-X-ENDLIST\n".utf8))
  }

  private func server(isAnchored: Bool) async throws -> LoopbackServer? {
    guard let frames = try await TaggedStream.sound(seconds: 6.3) else { return nil }
    let segments = [0, 1].map { number in
      var stream = TaggedStream()
      for place in stride(from: number * 144, to: (number + 1) * 144, by: 8) {
        stream.add(sound: frames[place..<place + 8].flatMap(\.self), at: Self.start + Int64(place) * 1920)
      }
      return stream.bytes
    }
    return try LoopbackServer { request in
      let path = request.path.split(separator: "/").map(String.init)
      switch (path[0], path.last ?? "") {
      case ("master.m3u8", _): return .parts(Array(Self.master.utf8))
      case ("sound.m3u8", _): return Self.playlist(["0.ts", "1.ts"])
      case (_, "list.m3u8"): return Self.playlist(["0.vtt", "1.vtt"])
      case (_, "0.ts"): return .parts(segments[0])
      case (_, "1.ts"): return .parts(segments[1])
      case (let language, let name) where name.hasSuffix(".vtt"):
        return .parts(Array(Self.words(language, name == "0.vtt" ? 0 : 1, isAnchored: isAnchored).utf8))
      default: return .status(404)
      }
    }
  }

  private func ready(_ server: LoopbackServer, _ reader: Reader) async throws -> (AVPlayer, AVPlayerItem) {
    let output = AVPlayerItemLegibleOutput()
    output.setDelegate(reader, queue: DispatchQueue(label: "words"))
    let player = AVPlayer(clock: TestClock(), capture: AudioCapture())
    let item = AVPlayerItem(url: try #require(URL(string: server.address("/master.m3u8"))))
    item.add(output)
    player.replaceCurrentItem(with: item)
    await eventually { item.status != .unknown }
    return (player, item)
  }

  private func show(_ time: Double, _ player: AVPlayer) async {
    let time = CMTime(seconds: time, preferredTimescale: 1000)
    _ = await player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  @Test(arguments: [true, false]) func areReadWhereTheyAreSelected(_ isAnchored: Bool) async throws {
    guard let server = try await server(isAnchored: isAnchored) else { return }
    let reader = Reader()
    let (player, item) = try await ready(server, reader)
    let group = try #require(try await item.asset.loadMediaSelectionGroup(for: .legible))
    #expect(group.options.map(\.displayName) == ["English", "Deutsch", "Deutsch (erzwungen)"])
    #expect(
      group.options.map { $0.hasMediaCharacteristic(.containsOnlyForcedSubtitles) } == [false, false, true])

    item.select(group.options[0], in: group)
    for (time, words) in [(0.51, "en one"), (0.49, ""), (1.49, "en one"), (1.51, ""), (4, "en two")] {
      await show(time, player)
      await eventually { reader.lines.last == words }
    }

    item.select(group.options[1], in: group)
    await eventually { reader.lines.last == "de two" }
    #expect(item.currentMediaSelection.selectedMediaOption(in: group) == group.options[1])
  }
}
