import AVKit
import MediaPlayer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ConcurrentClientTests {
  @Test func playsFromAnActor() async {
    let jukebox = Jukebox()

    await jukebox.play(URL(fileURLWithPath: "/none.mp3"))
    await jukebox.fade()

    #expect(jukebox.player.volume == 0)
  }

  @Test func goesThroughValuesAsTheyChange() async {
    #expect(await Waiting.rates(of: AVPlayer(), 3) == [0, 1, 2])
  }

  @Test func endsGoingThroughValuesWithItsTask() async {
    let player = AVPlayer()
    let task = Task {
      var count = 0
      for await _ in player.values(of: \.rate) { count += 1 }
      return count
    }

    task.cancel()

    #expect(await task.value <= 1)
  }

  @Test func usesAPlayerFromAnyThread() async {
    #expect(await Waiting.useElsewhere(AVPlayer()) == 2)
  }

  @Test func overridesWhatAppleLetsOneOverride() async {
    let player = LoudPlayer()
    let item = ReadyItem(url: URL(fileURLWithPath: "/none.mp3"))

    player.volume = 0.5
    player.play()

    #expect(player.volume == 1)
    #expect(!player.allowsExternalPlayback)
    #expect(item.status == .readyToPlay)
    #expect(item.currentTime().seconds == 1)
  }

  @Test func waitsForAnItemOfOnesOwn() async {
    #expect(await Waiting.item(ReadyItem(url: URL(fileURLWithPath: "/none.mp3"))) == .readyToPlay)
  }

  @MainActor @Test func observesAsSwiftDoes() {
    let player = AVPlayer()
    let count = Mutex(0)
    rateChanges(of: player) { count.withLock { $0 += 1 } }

    player.rate = 1

    #expect(count.withLock { $0 } == 1)
    #expect(isObservable(player))
  }

  @MainActor @Test func setsUpWhatIsAroundAPlayer() throws {
    let player = AVPlayer()

    try setUp(player)

    #expect(AVAudioSession.sharedInstance().mode == .moviePlayback)
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "A")
  }

  @MainActor @Test func holdsAModel() async {
    let model = Player()

    #expect(!model.isPlaying)
    model.stop()
  }
}
