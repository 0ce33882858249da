import CoreMedia
import Foundation
import LocalRenderer
import Playback
import Testing

extension Cases {
  /// Playing the other way round.
  @Suite struct Backwards {
    private let place = CMTime(value: 3, timescale: 2)

    @Test(arguments: ["tune.flac", "tune.mp3", "tune.m4a", "tune.ogg"])
    func givesTheSoundBeforeAStart(_ name: String) async throws {
      var trial = Trial()
      try await trial.load(Clips.media(name), at: place)

      let end = try await trial.playToTheEnd(rate: -1)

      #expect(end == .zero)
      #expect(abs(trial.frameCount - 66_150) < 4608)
    }

    @Test(arguments: [("tune.wav", false), ("tune.flac", true)])
    func isSaidToBeImpossibleWhereItIs(_ name: String, _ isPossible: Bool) async throws {
      var trial = Trial()

      let readiness = try await trial.load(Clips.media(name))

      #expect(readiness.playsBackwards == isPossible)
    }

    @Test(arguments: ["clip.mp4", "clip.mkv", "clip.webm"])
    func showsThePicturesBeforeAStart(_ name: String) async throws {
      let shown = PictureCount()
      var trial = Trial(video: shown.output)
      try await trial.load(Clips.media(name), at: place)

      let end = try await trial.playToTheEnd(rate: -1)

      #expect(end == .zero)
      #expect((36...39).contains(try shown.count))
    }
  }
}

/// Counts the pictures that an output is given, by a file that gets a byte for each.
private struct PictureCount {
  let path = FileManager.default.temporaryDirectory.appending(path: "mplayerd-pictures-\(UUID())").path

  var output: VideoOutput {
    let picture = "video/x-raw,format=GRAY8,width=4,height=1"
    let chain = "videoconvert ! videoscale ! \(picture) ! filesink sync=true location=\(path)"
    return .gst(description: chain)
  }

  var count: Int {
    get throws {
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try Data(contentsOf: URL(filePath: path)).count / 4
    }
  }
}
