import Foundation
import MediaPlayer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RemoteCommandTests {
  private let center = MPRemoteCommandCenter()

  @Test func isOneForAll() {
    #expect(MPRemoteCommandCenter.shared() === MPRemoteCommandCenter.shared())
  }

  @Test func offersWhatIsEnabledAndHasAHandler() {
    #expect(!center.playCommand.isOffered)

    center.playCommand.addTarget { _ in .success }
    #expect(center.playCommand.isOffered)

    center.playCommand.isEnabled = false
    #expect(!center.playCommand.isOffered)
  }

  @Test func givesTheCommandToItsHandlers() {
    let position = Mutex(0.0)
    let command = center.changePlaybackPositionCommand
    command.addTarget { event in
      guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
      position.withLock { $0 = event.positionTime }
      return .success
    }

    let status = command.give(MPChangePlaybackPositionCommandEvent(command, positionTime: 30))

    #expect(status == .success)
    #expect(position.withLock { $0 } == 30)
  }

  @Test func answersWithTheFirstFailure() {
    center.nextTrackCommand.addTarget { _ in .success }
    center.nextTrackCommand.addTarget { _ in .noActionableNowPlayingItem }

    #expect(
      center.nextTrackCommand.give(MPRemoteCommandEvent(center.nextTrackCommand))
        == .noActionableNowPlayingItem)
  }

  @Test func failsWithoutAHandler() {
    #expect(center.stopCommand.give(MPRemoteCommandEvent(center.stopCommand)) == .commandFailed)
  }

  @Test func endsOneHandlerByItsToken() {
    let token = center.pauseCommand.addTarget { _ in .commandFailed }
    center.pauseCommand.addTarget { _ in .success }

    center.pauseCommand.removeTarget(token)

    #expect(center.pauseCommand.give(MPRemoteCommandEvent(center.pauseCommand)) == .success)
  }

  @Test func endsAllHandlersWithNil() {
    center.pauseCommand.addTarget { _ in .success }
    center.pauseCommand.addTarget { _ in .success }

    center.pauseCommand.removeTarget(nil)

    #expect(!center.pauseCommand.isOffered)
  }

  @Test func keepsTheIntervalsToOffer() {
    center.skipForwardCommand.preferredIntervals = [15, 30]

    #expect(center.skipForwardCommand.preferredIntervals.map(\.intValue) == [15, 30])
  }
}
