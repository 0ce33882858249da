import GStreamerTesting
import Playback
import Testing

/// The titles of stations, in whatever letters.
@Suite(.timeLimit(.minutes(1))) struct StationTitleTests {
  /// What a station is understood to say that sends these bytes as its title.
  private func title(_ bytes: [UInt8], in charset: String?) async throws -> String? {
    guard let frames = try await TaggedStream.sound(seconds: 1) else { return nil }
    let words = Array("StreamTitle='".utf8) + bytes + Array("';".utf8)
    let length = (words.count + 15) / 16
    let block = [UInt8(length)] + words + [UInt8](repeating: 0, count: length * 16 - words.count)
    let sound = frames.flatMap(\.self)
    let stream = stride(from: 0, to: sound.count, by: 2048).flatMap { place -> [UInt8] in
      let piece = Array(sound[place..<min(place + 2048, sound.count)])
      // After each whole piece come the words, or a nought where they are still the same.
      return piece + (place == 0 ? block : piece.count == 2048 ? [0] : [])
    }
    let server = try LoopbackServer { _ in .station(stream, every: 2048) }
    var trial = Trial()
    let readiness = try await trial.load(Media(url: server.address("/radio"), textEncoding: charset))
    try await trial.playToTheEnd()
    let later = trial.heard.flatMap { report -> [Playback.Tag] in
      if case .tags(let tags) = report.event { tags } else { [] }
    }
    let titles = (readiness.tags + later).filter { $0.name == "title" }
    guard case .text(let text) = titles.last?.value else { return "none" }
    return text
  }

  @Test(
    arguments: [
      ([0xCF, 0xE5, 0xF1, 0xED, 0xFF], "windows-1251", "Песня"),
      ([0xCF, 0xE5, 0xF1, 0xED, 0xFF], nil, "Ïåñíÿ"),
      (Array("Песня".utf8), "windows-1251", "Песня"), (Array("Песня".utf8), nil, "Песня"),
      ([0x66, 0xFC, 0x72], "no-such-set", "für"),
    ] as [([UInt8], String?, String)])
  func areReadInTheLettersThatAreNamed(_ bytes: [UInt8], _ charset: String?, _ words: String) async throws {
    let title = try await title(bytes, in: charset)

    #expect((title ?? words) == words)
  }

  @Test func neverEndAStationWhateverTheirBytes() async throws {
    let title = try await title([0xFF, 0xFE, 0x98, 0x00, 0x80, 0xC3], in: "windows-1251")

    #expect(title != "")
  }
}
