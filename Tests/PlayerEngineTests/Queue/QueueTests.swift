import AVFoundation
import CoreMedia
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct QueueTests {
  private static let library = [
    "a": FakeMedia(duration: seconds(10)), "b": FakeMedia(duration: seconds(20)),
    "c": FakeMedia(duration: seconds(30)), "bad": FakeMedia(failure: PlaybackError(.notMedia, item: "bad")),
  ]
  private let stage = Stage(QueueTests.library)

  private func fill(_ addresses: String...) -> [AVPlayerItem] {
    let items = addresses.map(stage.item)
    for item in items { stage.player.insert(item, after: nil) }
    return items
  }

  @Test func listsTheCurrentItemFirst() {
    let items = fill("a", "b")

    #expect(stage.player.items() == items && stage.player.currentItem === items[0])
  }

  @Test func insertsBehindAnItem() {
    let items = fill("a", "b")
    let between = stage.item("c")

    stage.player.insert(between, after: items[0])

    #expect(stage.player.items() == [items[0], between, items[1]])
  }

  @Test func takesNoItemTwice() {
    let items = fill("a")

    #expect(
      !stage.player.canInsert(items[0], after: nil)
        && stage.player.canInsert(stage.item("b"), after: items[0]))
  }

  @Test func trapsWhenAnItemIsInsertedTwice() async {
    await #expect(processExitsWith: .failure) {
      let player = AVQueuePlayer()
      let item = AVPlayerItem(url: URL(fileURLWithPath: "/none"))
      player.insert(item, after: nil)
      player.insert(item, after: nil)
    }
  }

  @Test func advancesToTheNextItem() {
    let items = fill("a", "b")

    stage.player.advanceToNextItem()

    #expect(stage.player.items() == [items[1]])
  }

  @Test func advancesWhenTheCurrentItemIsRemoved() {
    let items = fill("a", "b")

    stage.player.remove(items[0])

    #expect(stage.player.currentItem === items[1])
  }

  @Test func stopsWhenAllItemsAreRemoved() async {
    _ = fill("a", "b")

    stage.player.removeAllItems()
    await eventually { stage.renderer.commands.last == .stop }

    #expect(stage.player.items() == [] && stage.player.currentItem == nil)
  }

  @Test func handsTheRendererTheNextItemAhead() async {
    _ = fill("a", "b")

    await stage.told { if case .enqueue(let media, _) = $0 { media.url == "b" } else { false } }
  }

  @Test func joinsTheNextItemWithoutAStop() async {
    let items = fill("a", "b")
    stage.player.play()
    await eventually { stage.player.isMoving && items[1].status == .readyToPlay }

    await stage.pass(.seconds(10)) { stage.player.currentItem === items[1] && stage.player.isMoving }
    stage.clock.advance(by: .seconds(1))

    #expect(
      stage.player.currentTime() == seconds(1) && stage.renderer.commands.count { $0 == .setRate(1) } == 1)
  }

  @Test func isEmptyAfterTheLastItem() async {
    _ = fill("a")
    stage.player.play()
    await eventually { stage.player.isMoving }

    await stage.pass(.seconds(11)) { stage.player.items().isEmpty }

    #expect(stage.player.currentItem == nil && stage.player.reasonForWaitingToPlay == .noItemToPlay)
  }

  @Test func skipsABadItem() async {
    let items = fill("a", "bad", "c")
    await eventually { stage.player.items().count == 2 }

    #expect(stage.player.items() == [items[0], items[2]] && items[1].status == .failed)
  }

  @Test func goesOnToTheNextItemWhenTheFirstIsBad() async {
    let items = fill("bad", "b")

    await eventually { stage.player.currentItem === items[1] }

    #expect(items[0].status == .failed)
  }

  @Test func keepsTheRestOfTheQueueWhenTheCurrentItemIsReplaced() {
    let items = fill("a", "b")
    let other = stage.item("c")

    stage.player.replaceCurrentItem(with: other)

    #expect(stage.player.items() == [other, items[1]])
  }

  @Test func trapsWhenAnItemOfTheQueueIsToReplaceTheCurrentOne() async {
    await #expect(processExitsWith: .failure) {
      let items = ["a", "b"].map { AVPlayerItem(asset: AVURLAsset(Media(url: $0))) }
      AVQueuePlayer(items: items).replaceCurrentItem(with: items[1])
    }
  }

  @Test func takesAnItemBackThatHasPlayed() async {
    let items = fill("a", "b")
    stage.player.play()
    await eventually { stage.player.isMoving && items[1].status == .readyToPlay }
    await stage.pass(.seconds(10)) { stage.player.currentItem === items[1] }

    stage.player.insert(items[0], after: nil)

    #expect(stage.player.items() == [items[1], items[0]])
  }

  @Test func keepsAStatusForEachItem() async {
    let items = fill("a", "b", "c")

    await eventually { items[1].status == .readyToPlay }

    #expect(items[2].status == .unknown)
  }

  @Test func playsTheItemsItIsMadeWith() {
    // What is there, since what is not fails at once and leaves the queue.
    let clips = URL(filePath: #filePath).appending(path: "../../../../Samples/clips/gapless").standardized
    let items = ["1.flac", "2.flac"].map { AVPlayerItem(url: clips.appending(path: $0)) }

    #expect(AVQueuePlayer(items: items).items() == items)
  }

  @Test func tellsObserversWhichItemIsCurrent() async {
    let items = fill("a", "b")
    await mainQueueIsDone()
    let log = Log()
    let observation = stage.player.observe(\.currentItem, options: [.old, .new]) { _, change in
      log.add("\(change.oldValue == items[0]) \(change.newValue == items[1])")
    }

    stage.player.advanceToNextItem()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["true true"])
    observation.invalidate()
  }
}
