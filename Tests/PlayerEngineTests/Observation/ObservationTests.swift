import AVFoundation
import CoreMedia
import Observation
import Playback
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ObservationTests {
  @Test func tellsTheInitialValueAtOnce() {
    let log = Log()

    let observation = AVPlayer().observe(\.rate, options: [.initial, .new]) { _, change in
      log.add("\(change.newValue ?? -1)")
    }

    #expect(log.lines == ["0.0"])
    observation.invalidate()
  }

  @Test func tellsOldAndNewValues() async {
    let player = AVPlayer()
    let log = Log()
    let observation = player.observe(\.rate, options: [.old, .new]) { _, change in
      log.add("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }

    player.rate = 2
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["0.0 2.0"])
    observation.invalidate()
  }

  @Test func tellsNoValuesThatWereNotAskedFor() async {
    let player = AVPlayer()
    let log = Log()
    let observation = player.observe(\.volume) { _, change in
      log.add("\(change.oldValue == nil) \(change.newValue == nil)")
    }

    player.volume = 0.5
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["true true"])
    observation.invalidate()
  }

  @Test func followsAnOptionalChainFromItemToItem() async {
    let stage = Stage()
    let log = Log()
    let observation = stage.player.observe(\.currentItem?.status, options: [.new]) { player, _ in
      log.add("\(player.currentItem?.status.rawValue ?? -1)")
    }

    _ = await stage.ready()
    await eventually { log.lines.last == "1" }

    #expect(log.lines.last == "1")
    observation.invalidate()
  }

  @Test func tellsOfThePauseThatIsOne() async {
    let player = AVPlayer()
    let log = Log()
    let observation = player.observe(\.timeControlStatus, options: [.new]) { _, change in
      log.add("\(change.newValue?.rawValue ?? -1)")
    }

    player.pause()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["0"])
    observation.invalidate()
  }

  @Test func tellsNothingAfterItEnds() async {
    let player = AVPlayer()
    let log = Log()
    let observation = player.observe(\.rate) { _, _ in log.add("called") }

    observation.invalidate()
    player.rate = 1
    await mainQueueIsDone()

    #expect(log.lines == [])
  }

  @Test func endsWithItsToken() async {
    let player = AVPlayer()
    let log = Log()
    do { _ = player.observe(\.rate) { _, _ in log.add("called") } }

    player.rate = 1
    await mainQueueIsDone()

    #expect(log.lines == [])
  }

  @Test func isCalledAtOnceByAChangeOnTheMainQueue() async {
    let lines = await MainActor.run {
      let player = AVPlayer()
      let log = Log()
      let observation = player.observe(\.rate) { player, _ in log.add("\(player.rate)") }
      player.rate = 1
      player.rate = 0
      observation.invalidate()
      return log.lines
    }

    #expect(lines == ["1.0", "0.0"])
  }

  @Test func isCalledOnTheMainQueueByAChangeFromElsewhere() async {
    let player = AVPlayer()
    let log = Log()
    let observation = player.observe(\.rate) { _, _ in
      dispatchPrecondition(condition: .onQueue(.main))
      log.add("called")
    }

    DispatchQueue.global().async { player.rate = 1 }
    await eventually { !log.lines.isEmpty }

    observation.invalidate()
  }

  @Test func seesPropertiesOfASubclass() async {
    let player = AVQueuePlayer()
    let log = Log()
    let observation = player.observe(\.timeControlStatus) { player, _ in log.add("\(player.items().count)") }

    player.play()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["0"])
    observation.invalidate()
  }

  @Test func tellsSwiftObservationOfAChange() {
    let player = AVPlayer()
    let log = Log()
    let rate = withObservationTracking {
      player.rate
    } onChange: {
      log.add("changes")
    }

    player.rate = rate + 1

    #expect(log.lines == ["changes"])
  }

  @Test func tellsSwiftObservationOfAnItem() async {
    let stage = Stage()
    let item = stage.item()
    let log = Log()
    withObservationTracking {
      _ = item.status
    } onChange: {
      log.add("changes")
    }

    stage.player.insert(item, after: nil)
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["changes"])
  }

  @Test func observesALooper() async {
    let stage = Stage()
    let looper = AVPlayerLooper(player: stage.player, templateItem: stage.item())
    let log = Log()
    let observation = looper.observe(\.status, options: [.initial]) { looper, _ in
      log.add("\(looper.status.rawValue)")
    }

    await eventually { log.lines.last == "1" }

    observation.invalidate()
  }
}
