import AVFoundation
import GStreamerTesting
import Synchronization
import Testing

@Suite(
  .enabled(Comment(rawValue: NumberedClip.comment)) { await NumberedClip.areThere }, .timeLimit(.minutes(1)))
struct ImageGeneratorTests {
  @Test func hasTheDefaultsOfAVFoundation() async throws {
    let generator = AVAssetImageGenerator(asset: try await asset(.h264))

    #expect(
      generator.requestedTimeToleranceBefore == .positiveInfinity
        && generator.requestedTimeToleranceAfter == .positiveInfinity && generator.maximumSize == .zero
        && !generator.appliesPreferredTrackTransform)
  }

  @Test(arguments: [NumberedClip.Kind.h264, .vp9, .varying])
  func isExactWithoutTolerances(_ kind: NumberedClip.Kind) async throws {
    let generator = try await exact(kind)
    let numbers = [0, 61, 60, 59, 5, 5, 6, 7, 299, 150]

    var seen: [Int] = []
    for number in numbers {
      let (image, time) = try await generator.image(at: time(of: number, in: kind))
      seen.append(image.number)
      #expect(abs(time.seconds - Double(NumberedClip.time(of: number, in: kind)) / 1e9) < 0.001)
    }

    #expect(seen == numbers)
  }

  @Test func findsAnImageNotAfterTheTimeWhereAnyWillDo() async throws {
    let generator = AVAssetImageGenerator(asset: try await asset(.h264))

    let (image, actual) = try await generator.image(at: time(of: 100, in: .h264))

    #expect(actual <= time(of: 100, in: .h264))
    #expect(time(of: image.number, in: .h264) == actual)
  }

  @Test func standsUprightWhereAsked() async throws {
    let generator = try await exact(.turned)
    let lying = try await generator.image(at: time(of: 3, in: .turned)).image

    generator.appliesPreferredTrackTransform = true
    let upright = try await generator.image(at: time(of: 3, in: .turned)).image

    #expect("\(lying.width)×\(lying.height)" == "160×32")
    #expect("\(upright.width)×\(upright.height)" == "32×160")
    // Turned clockwise, the first block is on top.
    #expect([8, 24, 40].map { upright.light(x: 16, y: $0) > 128 } == [true, true, false])
  }

  @Test func fitsIntoTheBox() async throws {
    let generator = try await exact(.turned)
    generator.appliesPreferredTrackTransform = true

    generator.maximumSize = CGSize(width: 100, height: 80)
    let small = try await generator.image(at: .zero).image
    generator.maximumSize = CGSize(width: 1000, height: 1000)
    let large = try await generator.image(at: .zero).image

    #expect("\(small.width)×\(small.height)" == "16×80")
    #expect("\(large.width)×\(large.height)" == "32×160")
  }

  @Test func callsOnceForEachTime() async throws {
    let generator = try await exact(.h264)
    let log = Log()
    let times = [10, 20, 500].map { NSValue(time: time(of: $0, in: .h264)) }

    generator.generateCGImagesAsynchronously(forTimes: times) { _, image, _, result, error in
      log.add("\(result) \(image?.number ?? -1) \((error as? AVError)?.code == .noImageAtTime)")
    }
    await eventually { log.lines.count == 3 }

    #expect(log.lines == ["succeeded 10 false", "succeeded 20 false", "failed -1 true"])
  }

  @Test func tellsThoseItGivesUp() async throws {
    let generator = try await exact(.h264)
    let log = Log()
    let times = (0..<20).map { NSValue(time: time(of: $0 * 10, in: .h264)) }

    generator.generateCGImagesAsynchronously(forTimes: times) { _, _, _, result, error in
      log.add("\(result) \((error as? AVError)?.code == .operationCancelled)")
    }
    generator.cancelAllCGImageGeneration()
    await eventually { log.lines.count == 20 }

    #expect(log.lines.suffix(15).allSatisfy { $0 == "cancelled true" })
  }

  @Test func givesUpWithTheTask() async throws {
    let generator = try await exact(.h264)
    let task = Task { try await generator.image(at: time(of: 200, in: .h264)) }

    task.cancel()

    let result = await task.result
    if case .failure(let error) = result { #expect((error as? AVError)?.code == .operationCancelled) }
    #expect(try await generator.image(at: time(of: 7, in: .h264)).image.number == 7)
  }

  @Test func goesThroughManyAsASequence() async throws {
    var seen: [Int] = []
    for await result in try await exact(.vp9).images(for: [4, 8, 3].map { time(of: $0, in: .vp9) }) {
      seen.append(try result.image.number)
    }

    #expect(seen == [4, 8, 3])
  }

  @Test func waitsForOneAtOnce() async throws {
    let generator = try await exact(.h264)
    var actual = CMTime.invalid

    let image = try unsafe generator.copyCGImage(at: time(of: 42, in: .h264), actualTime: &actual)

    #expect(image.number == 42)
    #expect(actual == time(of: 42, in: .h264))
  }

  @Test func tellsWhyThereIsNone() async throws {
    let clips = URL(filePath: #filePath).appending(path: "../../../../Samples/clips").standardized
    let sound = AVAssetImageGenerator(asset: AVURLAsset(url: clips.appending(path: "tune.flac")))
    let nothing = AVAssetImageGenerator(asset: AVURLAsset(url: clips.appending(path: "nothing.mp4")))

    await #expect(throws: AVError.self) { try await sound.image(at: .zero) }
    await #expect(throws: AVError.self) { try await nothing.image(at: .zero) }
  }

  private func asset(_ kind: NumberedClip.Kind) async throws -> AVURLAsset {
    AVURLAsset(url: try #require(await NumberedClip.file(kind)))
  }

  private func exact(_ kind: NumberedClip.Kind) async throws -> AVAssetImageGenerator {
    let generator = AVAssetImageGenerator(asset: try await asset(kind))
    (generator.requestedTimeToleranceBefore, generator.requestedTimeToleranceAfter) = (.zero, .zero)
    return generator
  }
}

private func time(of number: Int, in kind: NumberedClip.Kind) -> CMTime {
  CMTime(value: NumberedClip.time(of: number, in: kind), timescale: 1_000_000_000)
}

extension CGImage {
  /// The number that it bears.
  fileprivate var number: Int {
    NumberedClip.number(in: dataProvider?.data ?? Data(), bytesPerRow: bytesPerRow, bytesPerPixel: 4)
  }

  fileprivate func light(x: Int, y: Int) -> UInt8 { (dataProvider?.data ?? Data())[y * bytesPerRow + x * 4] }
}
