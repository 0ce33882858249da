import Foundation

/// What a player is set to that has no part in the rules of playback.
struct PlayerSettings: Sendable {
  var defaultRate: Float = 1
  var allowsExternalPlayback = true
  var usesExternalPlaybackWhileExternalScreenIsActive = false
  var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  var appliesMediaSelectionCriteriaAutomatically = true
  var criteria: [SelectionKind: AVPlayerMediaSelectionCriteria] = [:]
  var preventsDisplaySleepDuringVideoPlayback = false
}
