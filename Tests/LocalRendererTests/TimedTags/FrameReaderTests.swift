import GStreamerTesting
import LocalRenderer
import Playback
import Testing

@Suite struct FrameReaderTests {
  @Test func readsWordsDescriptionsAndBytes() {
    let tag = TaggedStream.tag([
      ("TIT2", [3] + Array("Größe".utf8)), ("TXXX", [0] + Array("key".utf8) + [0, 0xE4]),
      ("PRIV", Array("com.example".utf8) + [0, 1, 2]),
      ("TPE1", [1, 0xFF, 0xFE, 0x41, 0, 0x3B, 4, 0, 0]), ("WXXX", [0, 0] + Array("http://a".utf8)),
      ("COMM", [3] + Array("engnote".utf8) + [0] + Array("words".utf8)),
      ("GEOB", [3] + Array("a/b".utf8) + [0, 0] + Array("what".utf8) + [0, 7]),
    ])

    #expect(
      FrameReader.frames(in: tag + tag.prefix(4)) == [
        .init("TIT2", .text("Größe")), .init("TXXX", .text("ä"), info: "key"),
        .init("PRIV", .data([1, 2], type: ""), info: "com.example"), .init("TPE1", .text("Aл")),
        .init("WXXX", .text("http://a"), info: ""), .init("COMM", .text("words"), info: "note"),
        .init("GEOB", .data([7], type: "a/b"), info: "what"),
      ])
  }

  @Test func readsOlderTagsThatAreStuffed() {
    let frame = Array("TIT2".utf8) + [0, 0, 0, 3, 0, 0, 0, 0xFF, 0, 0x41]
    let tag = Array("ID3".utf8) + [3, 0, 0x80, 0, 0, 0, UInt8(frame.count)] + frame

    #expect(FrameReader.frames(in: tag) == [.init("TIT2", .text("ÿA"))])
  }

  @Test func survivesWhatIsNoTag() {
    let tag = TaggedStream.tag([("TXXX", [0] + Array("key".utf8) + [0, 65]), ("PRIV", [66, 0, 1])])
    for place in tag.indices {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        var broken = tag
        broken[place] = byte
        _ = FrameReader.frames(in: broken)
        _ = FrameReader.frames(in: Array(broken.prefix(place)))
      }
    }
    #expect(FrameReader.frames(in: []).isEmpty)
    #expect(FrameReader.frames(in: Array("ID3".utf8) + [4, 0, 0x40, 0x7F, 0x7F, 0x7F, 0x7F]).isEmpty)
  }
}
