import AVFoundation
import GStreamerTesting
import LocalRenderer
import Testing

/// What of a player is to be seen in a layer.
@Suite(
  .enabled(Comment(rawValue: NumberedClip.comment)) { await NumberedClip.areThere }, .timeLimit(.minutes(1)))
struct LayerPictureTests {
  private let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null))

  @Test func isReadyOnceAPictureIsThere() async throws {
    let layer = AVPlayerLayer(player: player)
    let log = Log()
    let observation = layer.observe(\.isReadyForDisplay, options: [.initial, .new]) { _, change in
      log.add("\(change.newValue ?? false)")
    }

    player.replaceCurrentItem(with: try await item())
    await eventually { log.lines.contains("true") }

    #expect(layer.isReadyForDisplay)
    observation.invalidate()
  }

  @Test func givesThePictureOfEachNewPlaceWhilePaused() async throws {
    let (layer, seen) = (AVPlayerLayer(player: player), Log())
    layer.pixelBufferAttributes = [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA]
    layer.setPictureReceiver(queue: DispatchQueue(label: "receiver")) { buffer, _ in
      seen.add("\(number(in: buffer))")
    }
    player.replaceCurrentItem(with: try await item())
    await eventually { seen.lines == ["0"] }

    for place in [100, 7] {
      _ = await player.seek(to: time(of: place), toleranceBefore: .zero, toleranceAfter: .zero)
      await eventually { seen.lines.last == "\(place)" }
    }

    #expect(seen.lines == ["0", "100", "7"])
    #expect(layer.displayedPixelBuffer().map(number(in:)) == 7)
  }

  @Test func givesOnePictureAfterTheOtherWhilePlaying() async throws {
    let clock = TestClock()
    let player = AVPlayer(renderer: LocalRenderer(audio: .null, video: .null, clock: clock.clock))
    let (layer, seen) = (AVPlayerLayer(player: player), Log())
    layer.pixelBufferAttributes = [kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32BGRA]
    layer.setPictureReceiver(queue: DispatchQueue(label: "receiver")) { buffer, _ in
      seen.add("\(number(in: buffer))")
    }
    player.replaceCurrentItem(with: try await item())
    await eventually { seen.lines == ["0"] }

    player.play()
    await eventually {
      // Time goes on only once the picture of the present has been seen.
      let last = seen.lines.last.flatMap { Int($0) } ?? 0
      if player.currentTime() < time(of: last + 1) { clock.crank() }
      return last == 10
    }

    #expect(seen.lines == (0...10).map { "\($0)" })
    #expect(layer.displayedPixelBuffer() == nil)
  }

  @Test func givesNothingMoreOnceItIsGone() async throws {
    let seen = Log()
    var layer: AVPlayerLayer? = AVPlayerLayer(player: player)
    layer?.setPictureReceiver(queue: .main) { _, _ in seen.add("one") }
    player.replaceCurrentItem(with: try await item())
    await eventually { seen.lines == ["one"] }

    layer = nil
    _ = await player.seek(to: time(of: 50), toleranceBefore: .zero, toleranceAfter: .zero)
    await mainQueueIsDone()

    #expect(seen.lines == ["one"])
  }

  @Test func fitsARectangleIntoAnother() {
    let room = CGRect(x: 10, y: 10, width: 100, height: 50)

    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: room)
        == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).isEmpty)
  }

  private func item() async throws -> AVPlayerItem {
    AVPlayerItem(url: try #require(await NumberedClip.file(.h264)))
  }
}

private func time(of number: Int) -> CMTime {
  CMTime(value: NumberedClip.time(of: number, in: .h264), timescale: 1_000_000_000)
}

private func number(in buffer: CVPixelBuffer) -> Int {
  NumberedClip.number(in: buffer.bytes(), bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), bytesPerPixel: 4)
}
