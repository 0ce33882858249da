import Foundation
import Playback

// What whoever talks to the sound server says to the session.

extension AVAudioSession {
  /// Whether the session is the one that is heard.
  package var isActive: Bool { read("isActive") { $0.isActive } }

  /// Takes up what goes on around the session.
  ///
  /// `reason` says why the sound goes another way, where it does; that is posted on a queue in the background.
  package func hear(_ surroundings: SessionSurroundings, because reason: RouteChangeReason = .unknown) {
    let former = read("currentRoute") { $0.surroundings.route }
    let names = ["currentRoute", "outputVolume", "isOtherAudioPlaying", "secondaryAudioShouldBeSilencedHint"]
    change(names) { state, _ in state.surroundings = surroundings }
    guard former != surroundings.route else { return }
    DispatchQueue.fresh.async {
      NotificationCenter.default.post(
        name: Self.routeChangeNotification, object: self,
        userInfo: [
          AVAudioSessionRouteChangeReasonKey: NSNumber(value: reason.rawValue),
          AVAudioSessionRouteChangePreviousRouteKey: former,
        ])
    }
  }

  /// Another session has interrupted this one; nothing happens where it was not active.
  package func interrupt(because reason: InterruptionReason = .default) {
    change([]) { state, changes in
      guard state.isActive else { return }
      (state.isActive, state.isInterrupted) = (false, true)
      changes.post(
        Self.interruptionNotification, self,
        [
          AVAudioSessionInterruptionTypeKey: NSNumber(value: InterruptionType.began.rawValue),
          AVAudioSessionInterruptionReasonKey: NSNumber(value: reason.rawValue),
        ])
    }
  }

  /// The one that interrupted this session is done; nothing happens where it was not interrupted.
  package func endInterruption(_ options: InterruptionOptions = .shouldResume) {
    change([]) { state, changes in
      guard state.isInterrupted else { return }
      state.isInterrupted = false
      changes.post(
        Self.interruptionNotification, self,
        [
          AVAudioSessionInterruptionTypeKey: NSNumber(value: InterruptionType.ended.rawValue),
          AVAudioSessionInterruptionOptionKey: NSNumber(value: options.rawValue),
        ])
    }
  }
}
