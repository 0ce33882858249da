import CoreMedia
import LocalRenderer
import Playback
import PlaybackTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ContractTests {
  private let clips =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Samples/clips/"

  @Test(arguments: RendererContract.Promise.allCases)
  func isKeptWithSound(_ promise: RendererContract.Promise) async throws {
    try await contract(playing: "tune.flac", for: 4).check(promise)
  }

  @Test(arguments: RendererContract.Promise.allCases)
  func isKeptWithSoundAndPictures(_ promise: RendererContract.Promise) async throws {
    try await contract(playing: "clip.mp4", for: 10).check(promise)
  }

  private func contract(playing item: String, for seconds: Int64) -> RendererContract {
    let repertoire = Repertoire(
      item: Media(url: "file://\(clips)\(item)"), duration: CMTime(value: seconds, timescale: 1),
      follower: Media(url: "file://\(clips)tune.ogg"), broken: Media(url: "file://\(clips)cover.jpg"))
    return RendererContract(repertoire) { LocalRenderer(audio: .null, video: .null) }
  }
}
