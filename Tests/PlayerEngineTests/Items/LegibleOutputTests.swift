import AVFoundation
import CoreMedia
import GStreamerTesting
import Playback
import PlaybackTesting
import Testing

/// Taking the words that are to be read with an item.
@Suite(.timeLimit(.minutes(1))) struct LegibleOutputTests {
  private let stage = Stage()
  private let words = [
    Caption("One", in: CMTimeRange(start: seconds(0.5), end: seconds(1))),
    Caption("Two", in: CMTimeRange(start: seconds(1.5), end: seconds(2))),
  ]

  @Test func givesOutWordsWhenTheyAreDueAndNothingWhenTheyAreOver() async throws {
    let reader = Reader()
    let item = await stage.playing()
    item.add(reader.output)
    stage.renderer.say(.captions(words))
    // Told twice they are no others.
    stage.renderer.say(.captions(words))

    for (count, time) in [0.5, 0.5, 0.5, 0.5].enumerated() {
      await stage.pass(.seconds(time)) { reader.log.lines.count == count + 1 }
    }

    #expect(reader.log.lines == ["One @ 0.5", " @ 1.0", "Two @ 1.5", " @ 2.0"])
  }

  @Test func givesThemOutBeforeTheirTimeWhereAsked() async throws {
    let reader = Reader()
    reader.output.advanceIntervalForDelegateInvocation = 0.2
    let item = await stage.playing()
    item.add(reader.output)
    stage.renderer.say(.captions(words))

    await stage.pass(.milliseconds(300)) { reader.log.lines.count == 1 }

    #expect(reader.log.lines == ["One @ 0.5"])
  }

  @Test func tellsOfTheNewPlaceAfterAJump() async throws {
    let reader = Reader()
    let item = await stage.ready()
    item.add(reader.output)
    stage.renderer.say(.captions(words))

    _ = await stage.player.seek(to: seconds(1.7))
    await eventually { reader.log.lines.count == 2 }

    #expect(reader.log.lines == ["flushed", "Two @ 1.7"])
  }

  @Test func readsTheTextTrackThatIsSelected() async throws {
    let reader = Reader()
    let clips = URL(filePath: #filePath).appending(path: "../../../../Samples/clips").standardized
    guard let film = try await reader.film(from: clips.appending(path: "clip.mp4")) else { return }
    let player = AVPlayer(clock: TestClock(), capture: AudioCapture())
    let item = AVPlayerItem(url: film)
    item.add(reader.output)
    player.replaceCurrentItem(with: item)
    await eventually { item.status == .readyToPlay }
    let text = try #require(item.tracks.first { $0.assetTrack?.mediaType == .subtitle })

    text.isEnabled = true
    for (time, line) in [(1.7, "Two @ 1.7"), (1.2, "flushed"), (0.7, "One @ 0.7")] {
      _ = await player.seek(to: seconds(time), toleranceBefore: .zero, toleranceAfter: .zero)
      await eventually { reader.log.lines.last == line }
    }

    #expect(Set(reader.log.lines) == ["flushed", "One @ 0.7", "Two @ 1.7"])

    // A jump that is on its way still arrives when another choice of tracks is made.
    let jump = Task { await player.seek(to: seconds(1.8), toleranceBefore: .zero, toleranceAfter: .zero) }
    await eventually { item.currentTime() == seconds(1.8) }
    text.isEnabled = false
    #expect(await jump.value)
    #expect(item.currentTime() == seconds(1.8))
  }
}

/// Writes down what an output gives out.
private final class Reader: NSObject, AVPlayerItemLegibleOutputPushDelegate {
  let output = AVPlayerItemLegibleOutput()
  let log = Log()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "legible-\(UUID().uuidString)")

  override init() {
    super.init()
    output.setDelegate(self, queue: DispatchQueue(label: "reader"))
  }

  deinit {
    // What is left of a temporary folder harms nobody.
    do { try FileManager.default.removeItem(at: folder) } catch {}
  }

  func subtitles() throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "words.srt")
    let text = "1\n00:00:00,500 --> 00:00:01,000\n<b>One</b>\n\n2\n00:00:01,500 --> 00:00:02,000\nTwo\n"
    try Data(text.utf8).write(to: file)
    return file
  }

  /// A film with these words as a track of its own; nil where ffmpeg is not installed.
  func film(from film: URL) async throws -> URL? {
    let file = folder.appending(path: "film.mkv")
    let arguments = ["-v", "error", "-i", film.path, "-i", try subtitles().path, "-c", "copy", file.path]
    return await Tool.run("ffmpeg", arguments) ? file : nil
  }

  func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString],
    nativeSampleBuffers nativeSamples: [Any], forItemTime itemTime: CMTime
  ) {
    let seconds = (itemTime.seconds * 10).rounded(.down) / 10
    log.add("\(strings.map(\.string).joined(separator: " | ")) @ \(seconds)")
  }

  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { log.add("flushed") }
}
