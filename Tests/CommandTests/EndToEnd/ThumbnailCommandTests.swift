import Foundation
import Testing

/// The built command where it writes pictures.
@Suite(.timeLimit(.minutes(1))) struct ThumbnailCommandTests {
  private let clips: Clips

  init() throws { clips = try Clips() }

  @Test func writesAPictureForEachTime() throws {
    let run = try Run(
      [
        "thumbnail", Clips.sample("clip.mp4"), "--at", "1", "--at", "2.5", "-o", "still.png", "--size",
        "64x64",
        "--json",
      ], in: clips.folder)

    #expect(run.code == 0)
    #expect(try run.events().map { $0["file"] as? String } == ["still-1.png", "still-2.png"])
    for (number, event) in zip(1..., try run.events()) {
      let bytes = [UInt8](try Data(contentsOf: clips.folder.appending(path: "still-\(number).png")))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(Int(bytes[18]) << 8 | Int(bytes[19]) == event["width"] as? Int)
      #expect(event["width"] as? Int == 64)
    }
  }

  @Test func writesAContactSheet() throws {
    let run = try Run(
      [
        "thumbnail", Clips.sample("clip.mp4"), "--every", "2", "--columns", "2", "-o", "sheet.jpg",
        "--size=80x80",
        "--json",
      ], in: clips.folder)

    let event = try #require(try run.events().first)
    #expect(run.code == 0)
    #expect((event["times"] as? [Double])?.count == 5)
    #expect(event["width"] as? Int == 4 + 2 * 84)
    let bytes = try Data(contentsOf: clips.folder.appending(path: "sheet.jpg"))
    #expect(bytes.prefix(2) == Data([0xFF, 0xD8]))
  }

  @Test func tellsWhatHasNoPicture() throws {
    try clips.wave("a.wav", frames: 4000)

    let sound = try Run(["thumbnail", "a.wav", "--at", "0", "-o", "a.png"], in: clips.folder)
    let late = try Run(
      ["thumbnail", Clips.sample("clip.mp4"), "--at", "1:00", "-o", "a.png"], in: clips.folder)
    let none = try Run(["thumbnail", "none.mp4", "--at", "0", "-o", "a.png"], in: clips.folder)

    #expect([sound.code, late.code, none.code] == [1, 1, 1])
    #expect(late.errors.hasSuffix("has no picture at 60.0 s.\n"))
    #expect(none.errors.hasSuffix("none.mp4 does not exist.\n"))
    #expect(!FileManager.default.fileExists(atPath: clips.folder.appending(path: "a.png").path))
  }

  @Test func tellsWhatCannotBeWritten() throws {
    let run = try Run(
      ["thumbnail", Clips.sample("clip.mp4"), "--at", "0", "-o", "none/a.png"], in: clips.folder)

    #expect(run.code == 1)
    #expect(run.errors.contains("cannot be written to none/a.png"))
  }
}
