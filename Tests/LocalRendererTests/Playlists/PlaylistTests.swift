import CoreMedia
import LocalRenderer
import Playback
import Testing

@Suite struct PlaylistTests {
  private static let master = """
    #EXTM3U
    #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Deutsch, laut",LANGUAGE="de",URI="de.m3u8"
    #EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=320x240,CODECS="avc1.64000d,mp4a.40.2",AUDIO="a"
    low.m3u8
    #EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x480,CODECS="avc1.64000d,mp4a.40.2",AUDIO="a"
    high.m3u8
    """

  private static let media = """
    #EXTM3U
    #EXT-X-TARGETDURATION:4
    #EXT-X-PROGRAM-DATE-TIME:2024-02-29T23:59:58.000Z
    #EXTINF:4.0,first
    a.ts
    #EXTINF:3.5,
    #EXT-X-BYTERANGE:100@0
    b.ts
    #EXT-X-DISCONTINUITY
    #EXT-X-PROGRAM-DATE-TIME:2024-03-01T02:00:00+01:00
    #EXTINF:4,
    c.ts
    #EXT-X-ENDLIST
    """

  private func lines(_ bytes: [UInt8]?) -> [String] {
    String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func knowsTheQualities() throws {
    let playlist = try #require(MasterPlaylist(Array(Self.master.utf8)))

    #expect(playlist.qualities.map(\.variant.peakBitRate) == [300_000, 900_000])
    #expect(playlist.qualities.map(\.variant.width) == [320, 640])
    #expect(playlist.qualities[0].variant.codecs == ["avc1.64000d", "mp4a.40.2"])
    #expect(playlist.qualities.map(\.address) == ["low.m3u8", "high.m3u8"])
  }

  @Test(arguments: [
    Limits(peakBitRate: 500_000), Limits(width: 480), Limits(height: 240), Limits(peakBitRate: 100_000),
  ])
  func leavesOutWhatGoesBeyondLimits(_ limits: Limits) throws {
    let playlist = try #require(MasterPlaylist(Array(Self.master.utf8)))

    let left = lines(playlist.cut(to: limits))

    #expect(left.contains("low.m3u8") && !left.contains("high.m3u8") && left.count == 4)
  }

  @Test func staysAsItIsWithinLimits() throws {
    let playlist = try #require(MasterPlaylist(Array(Self.master.utf8)))

    #expect(playlist.cut(to: Limits(peakBitRate: 900_000, width: 640, height: 480)) == nil)
  }

  @Test func leavesOneOfSeveralSounds() throws {
    let second = "#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID=\"a\",NAME=\"English\",LANGUAGE=\"en\",URI=\"en.m3u8\""
    let text = Self.master.replacing("#EXTM3U\n", with: "#EXTM3U\n\(second)\n")
    let playlist = try #require(MasterPlaylist(Array(text.utf8)))

    let left = lines(playlist.cut(to: .none, sound: 1))

    #expect(playlist.sounds.map(\.name) == ["English", "Deutsch, laut"])
    #expect(left.filter { $0.hasPrefix("#EXT-X-MEDIA") }.count == 1)
    #expect(left.contains { $0.contains("de.m3u8") && $0.contains("DEFAULT=YES") })
    #expect(left.contains("high.m3u8"))
  }

  @Test func leavesStretchesOut() throws {
    let playlist = try #require(MediaPlaylist(Array(Self.media.utf8)))

    let left = playlist.without([3_900_000_000..<7_600_000_000])

    #expect(MediaPlaylist(left)?.segments.map(\.address) == ["a.ts", "c.ts"])
    #expect(MediaPlaylist(playlist.without([0..<20_000_000_000]))?.segments.count == 3)
  }

  @Test func leavesWhatLastsMuchLongerThanAStretch() throws {
    let playlist = try #require(MediaPlaylist(Array("#EXTM3U\n#EXTINF:9,\na.vtt\n#EXTINF:1,\nb.vtt\n".utf8)))

    #expect(MediaPlaylist(playlist.without([4_000_000_000..<5_000_000_000]))?.segments.count == 2)
  }

  @Test(arguments: [nil, 400_000.0, 800_000])
  func leavesTheQualityNearestToABitRate(_ bitRate: Double?) throws {
    let playlist = try #require(MasterPlaylist(Array(Self.master.utf8)))

    let left = MasterPlaylist(playlist.only(near: bitRate))

    #expect(left?.qualities.map(\.address) == [bitRate == 800_000 ? "high.m3u8" : "low.m3u8"])
    #expect(left?.addresses == [bitRate == 800_000 ? "high.m3u8" : "low.m3u8", "de.m3u8"])
  }

  @Test func tellsTheTwoKindsApart() {
    #expect(MasterPlaylist(Array(Self.media.utf8)) == nil)
    #expect(MediaPlaylist(Array(Self.master.utf8)) == nil)
    #expect(MediaPlaylist(Array("<html>".utf8)) == nil)
  }

  @Test func knowsTheSegments() throws {
    let playlist = try #require(MediaPlaylist(Array(Self.media.replacing("\n", with: "\r\n").utf8)))

    #expect(playlist.segments.map(\.address) == ["a.ts", "b.ts", "c.ts"])
    #expect(playlist.segments.map(\.duration) == [4_000_000_000, 3_500_000_000, 4_000_000_000])
    #expect(playlist.isWhole)
  }

  @Test func leavesOutWhatIsMissing() throws {
    let playlist = try #require(MediaPlaylist(Array(Self.media.utf8)))

    let left = playlist.without(["b.ts"])

    #expect(MediaPlaylist(left)?.segments.map(\.address) == ["a.ts", "c.ts"])
    #expect(!lines(left).contains { $0.hasPrefix("#EXT-X-BYTERANGE") })
  }

  @Test func knowsTheDatesOfTimes() throws {
    let dates = try #require(MediaPlaylist(Array(Self.media.utf8))).dates

    #expect(dates.map(\.time.seconds) == [0, 7.5])
    #expect(dates.map(\.date) == [1_709_251_198, 1_709_254_800])
  }

  @Test func survivesNonsense() {
    for text in [
      "", "#EXTM3U", "#EXTM3U\n#EXTINF:", "#EXTM3U\n#EXTINF:nan,\na", "#EXTM3U\n#EXT-X-STREAM-INF:=",
    ] {
      _ = (MasterPlaylist(Array(text.utf8)), MediaPlaylist(Array(text.utf8)))
    }
  }
}
