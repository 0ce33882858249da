import AVFoundation
import CoreMedia
import PlayerEngine

/// Everything that somebody may do with a player at any moment, by number.
struct PlayerHands: Sendable {
  let stage: Stage

  func act(_ number: Int) {
    switch number % 4 {
    case 0: steer(number / 4)
    case 1: set(number / 4)
    case 2: read(number / 4)
    default: observe(number / 4)
    }
  }

  private func steer(_ number: Int) {
    let player = stage.player
    switch number % 12 {
    case 0: player.play()
    case 1: player.pause()
    case 2: player.seek(to: seconds(Double(number % 7))) { _ in }
    case 3: player.seek(to: seconds(Double(number % 9)), toleranceBefore: .zero, toleranceAfter: .zero)
    case 4: player.rate = Float(number % 3)
    case 5: player.insert(stage.item(number % 2 == 0 ? "a" : "b"), after: nil)
    case 6: player.advanceToNextItem()
    case 7: player.playImmediately(atRate: 1)
    case 8: player.cancelPendingPrerolls()
    case 9: player.replaceCurrentItem(with: number % 3 == 0 ? nil : stage.item("a"))
    case 10: player.items().last.map(player.remove)
    default: player.seek(to: Date())
    }
  }

  private func set(_ number: Int) {
    let player = stage.player
    switch number % 10 {
    case 0: player.volume = Float(number % 5) / 5
    case 1: player.isMuted = number % 2 == 0
    case 2: player.defaultRate = Float(1 + number % 2)
    case 3: player.actionAtItemEnd = number % 2 == 0 ? .advance : .pause
    case 4: player.automaticallyWaitsToMinimizeStalling = number % 2 == 0
    case 5: player.allowsExternalPlayback = number % 2 == 0
    case 6: player.usesExternalPlaybackWhileExternalScreenIsActive = number % 2 == 0
    case 7: player.externalPlaybackVideoGravity = .resize
    case 8: player.appliesMediaSelectionCriteriaAutomatically = number % 2 == 0
    default: player.preventsDisplaySleepDuringVideoPlayback = number % 2 == 0
    }
  }

  private func read(_ number: Int) {
    let player = stage.player
    switch number % 4 {
    case 0:
      _ = (player.currentItem, player.rate, player.timeControlStatus, player.reasonForWaitingToPlay)
      _ = (player.status, player.error, player.currentTime(), player.items(), player.defaultRate)
    case 1:
      _ = (player.volume, player.isMuted, player.actionAtItemEnd, player.isExternalPlaybackActive)
      _ = (player.allowsExternalPlayback, player.automaticallyWaitsToMinimizeStalling)
    case 2: _ = player.canInsert(stage.item(), after: player.currentItem)
    default:
      _ = (player.value(forKey: "rate"), player.value(forKeyPath: "currentItem.playbackBufferFull"))
    }
  }

  private func observe(_ number: Int) {
    let player = stage.player
    switch number % 6 {
    case 0: player.observe(\.rate, options: .initial) { _, _ in }.invalidate()
    case 1: player.observe(\.currentItem?.status, options: [.old, .new]) { _, _ in }.invalidate()
    case 2:
      let every = player.addPeriodicTimeObserver(forInterval: seconds(1), queue: nil) { _ in }
      player.removeTimeObserver(every)
    case 3:
      let once = player.addBoundaryTimeObserver(forTimes: [NSValue(time: seconds(1))], queue: nil) {}
      player.removeTimeObserver(once)
    case 4:
      player.willChangeValue(forKey: "rate")
      player.didChangeValue(forKey: "rate")
    default:
      let layer = AVPlayerLayer(player: player)
      _ = (layer.isReadyForDisplay, layer.videoRect)
    }
  }
}
