import CoreMedia
import Foundation
import GStreamer
import LocalRenderer
import Playback
import Testing

/// Outputs that are named and not there.
@Suite(.timeLimit(.minutes(1))) struct OutputOpeningTests {
  private let clip =
    #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/Samples/clips/clip.mp4"

  private static let hasDisplay = !Set(ProcessInfo.processInfo.environment.keys)
    .isDisjoint(with: ["DISPLAY", "WAYLAND_DISPLAY"])

  @Test(.enabled("there is a display") { !hasDisplay })
  func areSaidToBeMissingWhereThereIsNoDisplay() async throws {
    try await areSaidToBeMissing("autovideosink")
  }

  @Test(arguments: [
    "filesink location=/nowhere/at/all", "fakesink ! waylandsink", "waylandsink display=/nowhere/at/all",
    "kmssink driver-name=nothing", "ximagesink display=nowhere:9", "nosuchsink",
  ])
  func areSaidToBeMissing(_ description: String) async throws {
    let renderer = LocalRenderer(audio: .null, video: .gst(description: description))
    await renderer.perform(.load(Media(url: "file://\(clip)"), at: .zero, ticket: Ticket(1)))
    await renderer.perform(.setRate(1))

    var code: PlaybackError.Code?
    for await report in renderer.reports {
      if case .failed(let error, _) = report.event {
        code = error.code
        break
      }
    }

    #expect(code == .outputFailed)
  }
}
