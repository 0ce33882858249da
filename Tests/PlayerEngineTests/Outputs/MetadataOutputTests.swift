import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

/// Writes down what it is told.
private final class Listener: NSObject, AVPlayerItemMetadataOutputPushDelegate {
  let log = Log()

  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {
    for item in groups.flatMap(\.items) {
      log.add("\(item.identifier?.rawValue ?? "") \(item.stringValue ?? "")")
    }
  }

  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) { log.add("flushed") }
}

@Suite(.timeLimit(.minutes(1)))
struct MetadataOutputTests {
  private typealias Tag = Playback.Tag
  private let stage = Stage(["radio": MetadataOutputTests.radio, "song": MetadataOutputTests.song])
  private let listener = Listener()

  private static let station = Tag("container-format", .text("ICY"))
  private static let radio: FakeMedia = {
    var media = FakeMedia(duration: seconds(10))
    media.readiness.tags = [station, Tag("title", .text("One"))]
    return media
  }()
  private static let song: FakeMedia = {
    var media = FakeMedia(duration: seconds(10))
    media.readiness.tags = [Tag("title", .text("One"))]
    return media
  }()

  private func listen(_ output: AVPlayerItemMetadataOutput, to address: String) async -> AVPlayerItem {
    output.setDelegate(listener, queue: .main)
    let item = stage.item(address)
    item.add(output)
    stage.player.insert(item, after: nil)
    await eventually { item.status == .readyToPlay }
    return item
  }

  @Test func givesOutTheTitlesOfAStation() async {
    let output = AVPlayerItemMetadataOutput()
    _ = await listen(output, to: "radio")

    stage.renderer.say(.tags([Self.station, Tag("title", .text("Two"))]))
    await eventually { listener.log.lines.count == 2 }

    #expect(listener.log.lines == ["icy/StreamTitle One", "icy/StreamTitle Two"])
  }

  @Test func keepsSilentOnWhatAFileSaysOnceForAll() async {
    let output = AVPlayerItemMetadataOutput()
    _ = await listen(output, to: "song")

    stage.renderer.say(.tags([Tag("title", .text("One")), Tag("artist", .text("Somebody"))]))
    await eventually { !listener.log.lines.isEmpty }

    #expect(listener.log.lines == ["common/artist Somebody"])
  }

  @Test func givesOutOnlyWhatIsAskedFor() async {
    let output = AVPlayerItemMetadataOutput(identifiers: ["common/artist"])
    _ = await listen(output, to: "song")

    stage.renderer.say(.tags([Tag("title", .text("Two")), Tag("artist", .text("Somebody"))]))
    await eventually { !listener.log.lines.isEmpty }

    #expect(listener.log.lines == ["common/artist Somebody"])
  }

  @Test func tellsOfANewPlaceAfterAJump() async {
    let output = AVPlayerItemMetadataOutput()
    _ = await listen(output, to: "song")

    _ = await stage.player.seek(to: seconds(4))
    await eventually { !listener.log.lines.isEmpty }

    #expect(listener.log.lines == ["flushed"])
  }

  @Test func doesNotKeepItsDelegateAlive() {
    let output = AVPlayerItemMetadataOutput()
    do { output.setDelegate(Listener(), queue: nil) }

    #expect(output.delegate == nil)
  }

  @Test func belongsToOneItem() {
    let (output, item) = (AVPlayerItemMetadataOutput(), stage.item("song"))

    item.add(output)
    #expect(item.outputs.count == 1)

    item.remove(output)
    #expect(item.outputs.isEmpty)
  }
}
