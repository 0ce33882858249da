import CoreMedia
import Playback
import PlaybackTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct RendererContractTests {
  private static let library = [
    "item": .film, "follower": FakeMedia(duration: .seconds(2)),
    "broken": FakeMedia(failure: PlaybackError(.notMedia)),
  ]

  private let contract = RendererContract(
    Repertoire(
      item: Media(url: "item"), duration: .seconds(10), follower: Media(url: "follower"),
      broken: Media(url: "broken"), tolerance: .seconds(0.011)),
    letTimePass: { renderer in
      (renderer.timekeeper as? FakeTimekeeper)?.advance(by: .milliseconds(5))
      await Task.yield()
    }
  ) { FakeRenderer(library) }

  @Test(arguments: RendererContract.Promise.allCases)
  func isKeptByTheFake(_ promise: RendererContract.Promise) async throws {
    try await contract.check(promise)
  }

  @Test func isBrokenByASilentRenderer() async {
    let repertoire = Repertoire(
      item: Media(url: "silent"), duration: .seconds(10), follower: Media(url: "silent"),
      broken: Media(url: "silent"))
    let contract = RendererContract(
      repertoire, patience: .milliseconds(20), letTimePass: { _ in await Task.yield() }
    ) {
      FakeRenderer(["silent": .silent])
    }

    await #expect(throws: Breach.self) { try await contract.check(.becomesReady) }
  }
}
