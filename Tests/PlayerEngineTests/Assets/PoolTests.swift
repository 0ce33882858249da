import AVFoundation
import Foundation
import Testing

/// Callers who wait on their thread, while all threads of the shared pool do.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct PoolTests {
  private let film = URL(filePath: #filePath).appending(path: "../../../../Samples/clips/clip.mp4")
    .standardized

  @Test func waitForAssetsOnEveryThreadOfTheSharedPool() async {
    let film = film
    let durations = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { AVURLAsset(url: film).duration } }
      return await group.reduce(into: []) { $0.append($1.seconds) }
    }

    #expect(durations == [Double](repeating: 10, count: 8))
  }

  @Test func waitForPicturesOnEveryThreadOfTheSharedPool() async {
    let film = film
    let widths = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          unsafe try? AVAssetImageGenerator(asset: AVURLAsset(url: film)).copyCGImage(
            at: .zero, actualTime: nil
          ).width
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(widths) == [320])
  }
}
