import LocalRenderer
import Testing

@Suite struct SubtitleTextTests {
  @Test func readsSubRip() {
    let cues = read("1\n00:00:00,500 --> 00:00:02,000\nHello\nthere\n\n2\n00:01:00 --> 01:00:03,5\nTwo\n")

    #expect(
      cues == [
        Cue(start: 500_000_000, end: 2_000_000_000, text: "Hello\nthere"),
        Cue(start: 60_000_000_000, end: 3_603_500_000_000, text: "Two"),
      ])
  }

  @Test func readsWebVTT() {
    let cues = read("WEBVTT\n\n00:00.500 --> 00:02.000 align:start\nHello <b>there</b>\n")

    #expect(cues == [Cue(start: 500_000_000, end: 2_000_000_000, text: "Hello there")])
  }

  @Test func readsWindowsLineEndsBehindAByteOrderMark() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("1\r\n00:00:01,000 --> 00:00:02,000\r\nCafé\r\n\r\n".utf8)

    #expect(SubtitleText.cues(in: bytes)?.map(\.text) == ["Café"])
  }

  @Test func takesWhatIsNoUTF8ForLatin1() {
    let bytes = Array("00:00:01,000 --> 00:00:02,000\nCaf".utf8) + [0xE9, 0x0A]

    #expect(SubtitleText.cues(in: bytes)?.map(\.text) == ["Café"])
  }

  @Test func takesALonelyBracketForALetter() {
    let line = String(repeating: "<", count: 1200)

    #expect(read("00:00:00,000 --> 00:00:03,000\n\(line)\n")?.map(\.text) == [line])
  }

  @Test func keepsACueWhoseFileBreaksOffBehindIt() {
    #expect(
      read("1\n00:00:00,500 --> 00:00:02,000\nCafé <i>ñandú\n\n2\n00:00:0")?.map(\.text) == ["Café ñandú"])
  }

  @Test(arguments: ["", "no subtitles", "00:00:05,000 --> 00:00:01,000\nBackwards\n", "<html>404</html>"])
  func findsNothingWhereThereIsNothing(_ text: String) {
    #expect(read(text) == nil)
  }

  private func read(_ text: String) -> [Cue]? { SubtitleText.cues(in: Array(text.utf8)) }
}
