import Playback
import Testing

@Suite struct PlaylistTests {
  @Test func tellsDateRanges() throws {
    let playlist = try #require(
      Playlist(
        """
        #EXTM3U
        #EXT-X-TARGETDURATION:4
        #EXT-X-DATERANGE:ID="a",CLASS="com.example.ad",START-DATE="2026-01-01T00:00:00.5Z",DURATION=2.5,X-COM="1, 2",X-N=7,SCTE35-OUT=0xFC0a
        #EXTINF:4,
        one.ts
        #EXT-X-DATERANGE:ID="b",START-DATE="2026-01-01T00:00:10Z",END-ON-NEXT=YES,CLASS="x"
        #EXT-X-DATERANGE:ID="a",END-DATE="2026-01-01T00:00:03Z"
        """))

    let first = try #require(playlist.dateRanges.first)
    #expect(playlist.dateRanges.map(\.id) == ["a", "b"])
    #expect(first.kind == "com.example.ad")
    #expect(first.start == "2026-01-01T00:00:00.5Z")
    #expect(first.end == "2026-01-01T00:00:03Z")
    #expect(first.duration == 2.5)
    #expect(first.values == ["X-COM": .text("1, 2"), "X-N": .number(7), "SCTE35-OUT": .data([0xFC, 0x0A])])
    #expect(playlist.dateRanges.last?.endsOnNext == true)
    #expect(playlist.targetDuration == 4)
    #expect(!playlist.hasEnd)
    #expect(playlist.variants.isEmpty)
  }

  @Test func tellsVariants() throws {
    let text =
      "#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\nlow.m3u8\r\n#EXT-X-STREAM-INF:BANDWIDTH=2\r\nhigh.m3u8\r\n"

    #expect(Playlist(text)?.variants == ["low.m3u8", "high.m3u8"])
  }

  @Test(arguments: ["", "#EXTINF:1,", "<html>", "\u{FEFF}x"])
  func refusesWhatIsNone(text: String) {
    #expect(Playlist(text) == nil)
  }

  @Test(arguments: [
    "#EXTM3U\n#EXT-X-DATERANGE:", "#EXTM3U\n#EXT-X-DATERANGE:ID=\"a", "#EXTM3U\n#EXT-X-DATERANGE:=,=,X",
  ])
  func bearsWhatIsBroken(text: String) {
    #expect(Playlist(text) != nil)
  }
}

@Suite struct PlaylistAttributesTests {
  @Test func tellsNamesAndValues() {
    let attributes = PlaylistAttributes(
      of: "#EXT-X-MEDIA:TYPE=AUDIO,NAME=\"Deutsch, laut\", URI=\"a=b.m3u8\",N=7")

    #expect(attributes.all.map(\.name) == ["TYPE", "NAME", "URI", "N"])
    #expect(attributes["NAME"] == "Deutsch, laut")
    #expect(attributes["URI"] == "a=b.m3u8")
    #expect(attributes.all.map(\.isQuoted) == [false, true, true, false])
  }

  @Test(arguments: ["#EXT-X-KEY:", "#EXT-X-KEY", "", "#X:A", "#X:A=\"b"])
  func bearsWhatIsBroken(line: String) {
    #expect(PlaylistAttributes(of: line[...]).all.count <= 1)
  }
}
