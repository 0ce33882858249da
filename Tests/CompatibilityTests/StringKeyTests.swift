import AVFoundation
import AppleCompatibility
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StringKeyTests {
  private let player = AVPlayer()
  private let observer = PlayerObserver()

  @Test func tellsANumberForANumber() {
    observer.observe(player, "rate")

    player.rate = 2

    #expect(observer.log == ["rate 2.0"])
    observer.stop(player, "rate")
  }

  @Test func tellsANumberForAnEnumeration() {
    observer.observe(player, "timeControlStatus", options: [.new, .initial])

    player.play()

    #expect(observer.log == ["timeControlStatus 0", "timeControlStatus 1"])
    observer.stop(player, "timeControlStatus")
  }

  @Test(arguments: ["muted", "isMuted"]) func knowsAKeyInBothSpellings(key: String) {
    observer.observe(player, key)

    player.isMuted = true

    #expect(observer.log == ["\(key) 1"])
    observer.stop(player, key)
  }

  @Test func followsAPathFromItemToItem() {
    let (path, item) = (
      "currentItem.preferredForwardBufferDuration", AVPlayerItem(url: URL(fileURLWithPath: "/none.mp3"))
    )
    observer.observe(player, path, options: [.new, .initial])

    player.replaceCurrentItem(with: item)
    item.preferredForwardBufferDuration = 4
    player.replaceCurrentItem(with: nil)

    #expect(observer.log == ["nothing", "0.0", "4.0", "nothing"].map { "\(path) \($0)" })
    observer.stop(player, path)
  }

  @Test func tellsTheValueBefore() {
    observer.observe(player, "volume", options: [.old])

    player.volume = 0.5

    #expect(observer.changes.map { $0[.oldKey] as? Float } == [1])
    #expect(observer.changes.map { $0[.newKey] == nil } == [true])
    observer.stop(player, "volume")
  }

  @Test func tellsBeforeAndAfterWhereBothAreAskedFor() {
    observer.observe(player, "volume", options: [.new, .prior])

    player.volume = 0.5

    #expect(observer.changes.map { $0[.notificationIsPriorKey] as? Bool } == [true, nil])
    observer.stop(player, "volume")
  }

  @Test func tellsNothingOnceItIsRemoved() {
    observer.observe(player, "rate")

    observer.stop(player, "rate")
    player.rate = 1

    #expect(observer.log == [])
  }

  @Test func doesNotKeepTheObserverAlive() {
    weak var gone: PlayerObserver?
    do {
      let observer = PlayerObserver()
      gone = observer
      observer.observe(player, "rate")
    }

    player.rate = 1

    #expect(gone == nil)
  }

  @Test func letsAPlayerObserveItselfToItsEnd() {
    var player: SelfObservingPlayer? = SelfObservingPlayer()

    player?.volume = 0.5
    #expect(player?.volumes == [0.5])

    weak let gone = player
    player = nil
    #expect(gone == nil)
  }

  @Test func letsAFakeAnnounceItsChanges() {
    let item = FakeItem(url: URL(fileURLWithPath: "/none.mp3"))
    var statuses: [Int] = []
    let observation = item.observe(\.status, options: [.new]) { _, change in
      MainActor.assumeIsolated { statuses.append(change.newValue?.rawValue ?? -1) }
    }

    item.become(.readyToPlay)
    item.become(.failed)

    #expect(statuses == [1, 2])
    observation.invalidate()
  }

  @Test func seesAFakeWithinAPath() {
    let item = FakeItem(url: URL(fileURLWithPath: "/none.mp3"))
    player.replaceCurrentItem(with: item)
    var statuses: [Int] = []
    let observation = player.observe(\.currentItem?.status, options: [.new]) { player, _ in
      MainActor.assumeIsolated { statuses.append(player.currentItem?.status.rawValue ?? -1) }
    }
    observer.observe(player, "currentItem.status")

    item.become(.readyToPlay)

    #expect(statuses == [1])
    #expect(observer.log == ["currentItem.status 1"])
    observer.stop(player, "currentItem.status")
    observation.invalidate()
  }

  @Test func letsOneOverrideWhoObserves() {
    let player = CountingPlayer()

    player.addObserver(observer, forKeyPath: "rate", options: .new, context: nil)
    #expect(player.observers == 1)

    player.removeObserver(observer, forKeyPath: "rate")
    #expect(player.observers == 0)
  }

  @Test func letsOneOverrideByTheNSObjectOfTheModule() {
    let player = GuardedPlayer()
    observer.observe(player, "rate")
    #expect(player.keyPaths == ["rate"])

    player.rate = 1

    #expect(observer.log == ["rate 1.0"])
    player.removeObserver(observer, forKeyPath: "rate")
    #expect(player.keyPaths == [])
  }

  @Test func observesAModelByWhatItReadsOfAPlayer() {
    let model = PlayerModel()
    var states: [Bool] = []
    let observation = model.observe(\.isPlaying, options: [.new]) { _, change in
      MainActor.assumeIsolated { states.append(change.newValue ?? false) }
    }

    model.player.rate = 1
    model.player.rate = 0

    #expect(states == [true, false])
    observation.invalidate()
  }

  @Test func readsAPropertyByItsName() {
    player.rate = 1.5

    #expect(player.value(forKey: "rate") as? Float == 1.5)
    #expect(player.value(forKey: "muted") as? Bool == false)
    #expect(player.value(forKeyPath: "currentItem.duration") == nil)
  }

  @Test func readsATimeAsAValue() {
    player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/none.mp3")))

    #expect((player.value(forKeyPath: "currentItem.duration") as? NSValue)?.timeValue == .indefinite)
  }

  @Test func readsAPropertyThatAClassStores() {
    #expect(PlayerModel().value(forKeyPath: "player.volume") as? Float == 1)
  }
}
