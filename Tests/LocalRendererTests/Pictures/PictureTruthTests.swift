import CoreMedia
import FoundationEssentials
import GStreamer
import GStreamerTesting
import LocalRenderer
import Playback
import Testing

/// That the very picture is seen that is asked for.
@Suite(
  .enabled(Comment(rawValue: NumberedClip.comment)) { await NumberedClip.areThere }, .timeLimit(.minutes(2)))
struct PictureTruthTests {
  @Test(arguments: [NumberedClip.Kind.h264, .vp9, .varying])
  func anExactSeekShowsTheVeryPictureAskedFor(_ kind: NumberedClip.Kind) async throws {
    let viewer = try await Viewer(kind)
    var random = Pseudorandom(7)
    let numbers = (0..<200).map { _ in random.next(NumberedClip.count) }

    let seen = await numbers.asyncMap { await viewer.seek(to: NumberedClip.time(of: $0, in: kind)) }

    #expect(seen == numbers)
  }

  @Test(arguments: [NumberedClip.Kind.h264, .vp9, .varying])
  func aTimeWithinAPictureShowsThatPicture(_ kind: NumberedClip.Kind) async throws {
    let viewer = try await Viewer(kind)
    let numbers = (1..<20).map { $0 * 15 - 1 }

    // A little before the next one is due.
    let seen = await numbers.asyncMap {
      await viewer.seek(to: NumberedClip.time(of: $0 + 1, in: kind) - 4_000_000)
    }

    #expect(seen == numbers)
  }

  @Test(arguments: [NumberedClip.Kind.h264, .vp9, .varying])
  func stepsGoPictureByPictureBothWays(_ kind: NumberedClip.Kind) async throws {
    let viewer = try await Viewer(kind)
    _ = await viewer.seek(to: NumberedClip.time(of: 100, in: kind))

    let seen = await [1, 1, 1, 5, -1, -1, -7, 40, -100, 1].asyncMap { await viewer.step($0) }

    #expect(seen == [101, 102, 103, 108, 107, 106, 99, 139, 39, 40])
  }

  @Test func stepsStayWithinTheItem() async throws {
    let viewer = try await Viewer(.h264)
    _ = await viewer.seek(to: NumberedClip.time(of: 2, in: .h264))

    #expect(await viewer.step(-5) == 0)
    #expect(await viewer.step(-1) == 0)
    #expect(await viewer.step(1000) == NumberedClip.count - 1)
  }
}

/// Looks at the pictures of a renderer that stands.
private final class Viewer {
  private let renderer = LocalRenderer(audio: .null, video: .null)
  private var reports: AsyncStream<Report>.AsyncIterator
  private var lastSeek = 0

  init(_ kind: NumberedClip.Kind) async throws {
    reports = renderer.reports.makeAsyncIterator()
    let clip = try #require(await NumberedClip.file(kind))
    await renderer.perform(.load(Media(url: clip.absoluteString), at: .zero, ticket: Ticket(1)))
    _ = await report { if case .ready = $0 { .zero } else { nil } }
  }

  /// The number of the picture that is seen after an exact seek; -1 where none is.
  func seek(to nanoseconds: Int64) async -> Int {
    lastSeek += 1
    let time = CMTime(value: nanoseconds, timescale: 1_000_000_000)
    await renderer.perform(.seek(Seek(lastSeek, to: time), ticket: Ticket(1)))
    let arrived = await report { event in
      switch event {
      case .sought(let other, let time) where other == self.lastSeek: time
      case .seekFailed: .invalid
      default: nil
      }
    }
    return seen(at: arrived)
  }

  /// The number of the picture that is seen after a step.
  func step(_ count: Int) async -> Int {
    await renderer.perform(.step(count, ticket: Ticket(1)))
    return seen(at: await report { if case .stepped(let time) = $0 { time } else { nil } })
  }

  private func seen(at time: CMTime) -> Int {
    let picture = renderer.pictures?.picture(at: time, of: Ticket(1)) as? ShownPicture
    return picture.flatMap { PixelBlock(sharing: $0.sample) }.map(number(in:)) ?? -1
  }

  private func number(in block: PixelBlock) -> Int {
    NumberedClip.number(in: block.bytes(ofPlane: 0), bytesPerRow: block.shape.planes[0].bytesPerRow)
  }

  private func report(_ wanted: (Report.Event) -> CMTime?) async -> CMTime {
    while let report = await reports.next(isolation: #isolation) {
      if let time = wanted(report.event) { return time }
    }
    return .invalid
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async -> Result) async -> [Result] {
    var results: [Result] = []
    for element in self { results.append(await transform(element)) }
    return results
  }
}

/// Numbers that look random, and are the same each time.
private struct Pseudorandom {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
