import LocalRenderer
import Playback
import Testing

@Suite(.timeLimit(.minutes(1))) struct FetchTests {
  private let clips =
    #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/Samples/clips/"

  @Test func fetchesAllOfIt() async throws {
    let url = "file://\(clips)hls/clip.m3u8"

    let bytes = try await Fetch.bytes(of: url, like: Media(url: url))

    #expect(Playlist(String(decoding: bytes, as: UTF8.self))?.hasEnd == true)
  }

  @Test func tellsWhatIsNotThere() async throws {
    await #expect(throws: PlaybackError.self) {
      try await Fetch.bytes(of: "file:///none/there.m3u8", like: Media(url: "file:///none"))
    }
  }
}
