import CoreMedia
import Foundation
import GStreamerTesting
import LocalRenderer
import Playback
import Testing

@Suite(.timeLimit(.minutes(1))) struct ChapterSamplesTests {
  /// A book of four seconds in two chapters, whose list in a box of its own is made unreadable; nil without ffmpeg.
  private func book() async throws -> URL? {
    let folder = FileManager.default.temporaryDirectory
    let (words, book) = (folder.appending(path: "\(UUID()).txt"), folder.appending(path: "\(UUID()).m4b"))
    let text = """
      ;FFMETADATA1
      [CHAPTER]
      TIMEBASE=1/1000
      START=0
      END=1500
      title=Kapitel ä
      [CHAPTER]
      TIMEBASE=1/1000
      START=1500
      END=4000
      title=Two

      """
    try Data(text.utf8).write(to: words)
    defer { try? FileManager.default.removeItem(at: words) }  // What is left of it harms nobody.
    let made = await Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "sine=r=44100:d=4", "-i", words.path, "-map_metadata", "1",
        "-c:a",
        "aac", "-f", "mp4", book.path,
      ])
    guard made else { return nil }
    var bytes = [UInt8](try Data(contentsOf: book))
    let places = bytes.indices.dropLast(4).filter { bytes[$0..<$0 + 4].elementsEqual("chpl".utf8) }
    for place in places { bytes.replaceSubrange(place..<place + 4, with: "free".utf8) }
    try Data(bytes).write(to: book)
    return places.isEmpty ? nil : book
  }

  @Test func areReadFromATextTrack() async throws {
    guard let book = try await book() else { return }
    defer { try? FileManager.default.removeItem(at: book) }  // What is left of it harms nobody.

    let readiness = try await LocalRenderer.inspect(Media(url: book.absoluteString))

    #expect(readiness.chapters.map(\.title) == ["Kapitel ä", "Two"])
    #expect(readiness.chapters.map(\.range.start.seconds) == [0, 1.5])
    #expect(readiness.chapters.map(\.range.end.seconds) == [1.5, 4])
    #expect(readiness.tracks.count == 1)
  }

  @Test func surviveDamage() async throws {
    guard let book = try await book() else { return }
    defer { try? FileManager.default.removeItem(at: book) }  // What is left of it harms nobody.
    let bytes = [UInt8](try Data(contentsOf: book))
    let name = try #require(bytes.indices.dropLast(4).first { bytes[$0..<$0 + 4].elementsEqual("moov".utf8) })
    let size = bytes[name - 4..<name].reduce(0) { $0 << 8 | Int($1) }
    let movie = Array(bytes[name - 4..<name - 4 + size])

    for place in stride(from: 8, to: movie.count, by: 5) {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var broken = movie
        broken[place] = byte
        _ = MovieEdits(moov: broken).chapterSamples.chapters { _, count in [0, 3, 0xFE, 0xFF, 0x41] }
      }
    }
    #expect(MovieEdits(moov: movie).chapterSamples.samples.map(\.start) == [0, 1_500_000_000])
  }
}
