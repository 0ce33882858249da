import AVFoundation
import GStreamerTesting
import LocalRenderer
import Testing

/// Taking the pictures of an item that plays, or stands.
@Suite(
  .enabled(Comment(rawValue: NumberedClip.comment)) { await NumberedClip.areThere }, .timeLimit(.minutes(1)))
struct VideoOutputTests {
  @Test func leavesThePlayersPictureAlone() {
    #expect(!AVPlayerItemVideoOutput().suppressesPlayerRendering)
  }

  @Test func givesThePictureOfANewPlaceWhilePaused() async throws {
    let show = try await Show()

    await show.seek(to: 77)

    #expect(show.output.hasNewPixelBuffer(forItemTime: show.player.currentTime()))
    #expect(show.take() == 77)
  }

  @Test func aPictureIsNewUntilItIsTaken() async throws {
    let show = try await Show()
    await show.seek(to: 20)
    #expect(show.take() == 20)

    #expect(!show.output.hasNewPixelBuffer(forItemTime: show.player.currentTime()))

    await show.seek(to: 20)
    #expect(show.output.hasNewPixelBuffer(forItemTime: show.player.currentTime()))
  }

  @Test func tellsWhenAPictureIsDue() async throws {
    let show = try await Show()
    let time = NumberedClip.time(of: 50, in: .h264)
    await show.seek(toNanoseconds: time + 5_000_000)

    var due = CMTime.invalid
    _ = unsafe show.output.copyPixelBuffer(forItemTime: show.player.currentTime(), itemTimeForDisplay: &due)

    #expect(abs(due.seconds - Double(time) / 1e9) < 0.001)
  }

  @Test(arguments: [
    (kCVPixelFormatType_32BGRA, 0), (kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, 2),
    (kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, 2), (kCVPixelFormatType_420YpCbCr8Planar, 3),
    (kCVPixelFormatType_OneComponent8, 0),
  ])
  func givesTheFormatAskedFor(_ type: OSType, _ planes: Int) async throws {
    let show = try await Show([kCVPixelBufferPixelFormatTypeKey: type])
    await show.seek(to: 5)

    let buffer = try #require(show.buffer())

    #expect(CVPixelBufferGetPixelFormatType(buffer) == type)
    #expect(CVPixelBufferGetPlaneCount(buffer) == planes)
    #expect("\(CVPixelBufferGetWidth(buffer))×\(CVPixelBufferGetHeight(buffer))" == "160×32")
  }

  @Test func takesTheFormatOfTheMediaWhereAnyWillDo() async throws {
    let show = try await Show(nil)
    await show.seek(to: 9)

    let buffer = try #require(show.buffer())

    #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_420YpCbCr8Planar)
    #expect(
      NumberedClip.number(in: buffer.bytes(), bytesPerRow: CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)) == 9
    )
  }

  @Test func scalesToTheSizeAskedFor() async throws {
    let show = try await Show([kCVPixelBufferWidthKey: 80, kCVPixelBufferHeightKey: NSNumber(value: 16)])
    await show.seek(to: 1)

    let buffer = try #require(show.buffer())

    #expect("\(CVPixelBufferGetWidth(buffer))×\(CVPixelBufferGetHeight(buffer))" == "80×16")
  }

  @Test func givesPictureAfterPictureWhilePlaying() async throws {
    let show = try await Show()

    show.player.play()

    var last = -1
    while last < 20 && !Task.isCancelled {
      if show.output.hasNewPixelBuffer(forItemTime: show.output.itemTime(forHostTime: CACurrentMediaTime())),
        let number = show.take()
      {
        #expect(number > last)
        last = number
      }
      await Task.yield()
    }
  }

  @Test func tellsItsDelegateOnceForEachTimeItIsAsked() async throws {
    let show = try await Show()
    let delegate = Delegate()
    show.output.setDelegate(delegate, queue: DispatchQueue(label: "delegate"))

    show.output.requestNotificationOfMediaDataChange(withAdvanceInterval: 0.1)
    await eventually { delegate.log.lines == ["will change"] }

    await show.seek(to: 30)
    await eventually { delegate.log.lines == ["will change", "flushed"] }
  }

  @Test func itsTimeRunsWithTheHostsClock() async throws {
    let show = try await Show()
    show.player.play()
    await eventually { show.player.isMoving }

    let now = CACurrentMediaTime()
    let (early, late) = (show.output.itemTime(forHostTime: now), show.output.itemTime(forHostTime: now + 1))

    #expect(abs((late - early).seconds - 1) < 0.001)
  }

  @Test func belongsToOneItem() async throws {
    let show = try await Show()
    #expect(show.item.outputs == [show.output])

    show.item.remove(show.output)

    #expect(show.item.outputs.isEmpty)
    #expect(!show.output.itemTime(forHostTime: 1).isValid)
    #expect(show.buffer() == nil)
  }
}

/// A player of a clip with numbers, and an output of it.
private struct Show {
  let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))
  let item: AVPlayerItem
  let output: AVPlayerItemVideoOutput

  init(_ attributes: [String: Any]? = [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA])
    async throws
  {
    item = AVPlayerItem(url: try #require(await NumberedClip.file(.h264)))
    output = AVPlayerItemVideoOutput(pixelBufferAttributes: attributes)
    item.add(output)
    player.replaceCurrentItem(with: item)
    await eventually { [item] in item.status == .readyToPlay }
  }

  func seek(to number: Int) async { await seek(toNanoseconds: NumberedClip.time(of: number, in: .h264)) }

  func seek(toNanoseconds time: Int64) async {
    let time = CMTime(value: time, timescale: 1_000_000_000)
    _ = await player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  /// The picture of the present.
  func buffer() -> CVPixelBuffer? {
    unsafe output.copyPixelBuffer(
      forItemTime: output.itemTime(forHostTime: CACurrentMediaTime()), itemTimeForDisplay: nil)
  }

  /// The number of the picture of the present, in four bytes a pixel.
  func take() -> Int? {
    buffer().map {
      NumberedClip.number(in: $0.bytes(), bytesPerRow: CVPixelBufferGetBytesPerRow($0), bytesPerPixel: 4)
    }
  }
}

private final class Delegate: NSObject, AVPlayerItemOutputPullDelegate {
  let log = Log()

  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) { log.add("will change") }

  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { log.add("flushed") }
}
