import CoreMedia
import Testing
import mplayerd

@Suite struct ThumbnailOptionsTests {
  @Test func readsTimesAndAFile() throws {
    let options = try ThumbnailOptions(["film.mp4", "--at", "1:02.5", "--at=3", "-o", "a.PNG"], in: "/x")

    #expect(options.address.uri == "file:///x/film.mp4")
    #expect(options.choice == .at([seconds(62.5), seconds(3)]))
    #expect(options.kind == .png)
    #expect((1...2).map { options.file($0, of: 2) } == ["a-1.PNG", "a-2.PNG"])
    #expect(options.file(1, of: 1) == "a.PNG")
  }

  @Test func readsASheet() throws {
    let options = try ThumbnailOptions(
      [
        "a", "--every", "10", "-o", "sheet.jpeg", "--size", "320x180", "--columns", "4", "--quality=50",
        "--fast",
        "--json",
      ], in: "/")

    #expect(options.choice == .every(seconds(10)))
    #expect(options.kind == .jpeg)
    #expect(options.box == ThumbnailOptions.Box(width: 320, height: 180))
    #expect(options.columns == 4)
    #expect(options.quality == 50)
    #expect(options.isFast && options.isJSON)
  }

  @Test(
    arguments: [
      [], ["a"], ["a", "--at", "1"], ["a", "-o", "b.png"], ["a", "--at", "1", "-o", "b.gif"],
      ["a", "--at", "1", "--every", "2", "-o", "b.png"], ["a", "--every", "0", "-o", "b.png"],
      ["a", "b", "--at", "1", "-o", "b.png"], ["a", "--at", "soon", "-o", "b.png"],
      ["a", "--at", "1", "-o", "b.png", "--size", "320"],
      ["a", "--at", "1", "-o", "b.png", "--columns", "0"],
      ["a", "--at", "1", "-o", "b.png", "--quality", "101"], ["", "--at", "1", "-o", "b.png"],
    ] as [[Word]])
  func refusesWhatMakesNoSense(words: [Word]) {
    #expect(throws: UsageError.self) { try ThumbnailOptions(words, in: "/") }
  }

  private func seconds(_ seconds: Double) -> CMTime {
    CMTime(value: Int64(seconds * 1e9), timescale: 1_000_000_000)
  }
}
