import AVKit
import Testing

@MainActor
struct SpeedTests {
  private let controller = AVPlayerViewController()
  private let player = AVPlayer()

  @Test func beginsWithTheNormalSpeed() {
    controller.player = player

    #expect(controller.selectedSpeed?.rate == 1)
  }

  @Test func setsTheRateOfPlay() throws {
    controller.player = player
    let fast = try #require(AVPlaybackSpeed.systemDefaultSpeeds.last)

    controller.selectSpeed(fast)
    player.play()

    #expect(player.rate == 2)
    #expect(controller.selectedSpeed === fast)
    #expect(fast.localizedNumericName == "2×")
  }

  @Test func hasNoSpeedThatIsNotAmongThem() {
    controller.player = player

    player.defaultRate = 3

    #expect(controller.selectedSpeed == nil)
  }
}
