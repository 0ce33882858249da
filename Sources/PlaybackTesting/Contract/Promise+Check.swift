import CoreMedia
import Playback

extension RendererContract.Promise {
  /// Throws if the renderer on trial breaks this promise.
  func check(_ audition: Audition) async throws {
    switch self {
    case .becomesReady: try await audition.becomesReady()
    case .beginsWhereTold: try await audition.beginsWhereTold()
    case .playsAndPauses: try await audition.playsAndPauses()
    case .playsAtOtherRates: try await audition.playsAtOtherRates()
    case .startsAtAnInstant: try await audition.startsAtAnInstant()
    case .seeksWhilePaused: try await audition.seeksWhilePaused()
    case .seeksWhilePlaying: try await audition.seeksWhilePlaying()
    case .answersEverySeek: try await audition.answersEverySeek()
    case .ignoresWordOfAnotherItem: try await audition.ignoresWordOfAnotherItem()
    case .endsOnce: try await audition.endsOnce()
    case .endsWhereTold: try await audition.endsWhereTold()
    case .endsAFollowerWhereTold: try await audition.endsAFollowerWhereTold()
    case .playsBackwards: try await audition.playsBackwards()
    case .steps: try await audition.steps()
    case .playsOnFromTheEnd: try await audition.playsOnFromTheEnd()
    case .joinsAFollower: try await audition.joinsAFollower()
    case .joinsTheLastFollowerGiven: try await audition.joinsTheLastFollowerGiven()
    case .forgetsAFollowerTakenBack: try await audition.forgetsAFollowerTakenBack()
    case .saysWhatCannotBePlayed: try await audition.saysWhatCannotBePlayed()
    case .survivesABadFollower: try await audition.survivesABadFollower()
    case .replacesWhatWasLoaded: try await audition.replacesWhatWasLoaded()
    case .bearsRepetition: try await audition.bearsRepetition()
    case .stops: try await audition.stops()
    }
  }
}
