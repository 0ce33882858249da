import Foundation
package import Playback

// Playing on another device.

extension AVPlayer {
  /// Whether another device may play.
  nonisolated public var allowsExternalPlayback: Bool {
    get { core.read("allowsExternalPlayback") { $0.settings.allowsExternalPlayback } }
    set { core.set("allowsExternalPlayback") { $0.allowsExternalPlayback = newValue } }
  }

  /// Whether another device plays.
  nonisolated public var isExternalPlaybackActive: Bool {
    core.read("isExternalPlaybackActive") { _ in false }
  }

  /// Whether to play on an external screen while there is one.
  nonisolated public var usesExternalPlaybackWhileExternalScreenIsActive: Bool {
    get {
      core.read("usesExternalPlaybackWhileExternalScreenIsActive") {
        $0.settings.usesExternalPlaybackWhileExternalScreenIsActive
      }
    }
    set {
      core.set("usesExternalPlaybackWhileExternalScreenIsActive") {
        $0.usesExternalPlaybackWhileExternalScreenIsActive = newValue
      }
    }
  }

  /// How another device fills its screen.
  nonisolated public var externalPlaybackVideoGravity: AVLayerVideoGravity {
    get { core.read("externalPlaybackVideoGravity") { $0.settings.externalPlaybackVideoGravity } }
    set { core.set("externalPlaybackVideoGravity") { $0.externalPlaybackVideoGravity = newValue } }
  }

  /// Whether languages are chosen by what the user prefers.
  nonisolated public var appliesMediaSelectionCriteriaAutomatically: Bool {
    get {
      core.read("appliesMediaSelectionCriteriaAutomatically") {
        $0.settings.appliesMediaSelectionCriteriaAutomatically
      }
    }
    set {
      core.set("appliesMediaSelectionCriteriaAutomatically") {
        $0.appliesMediaSelectionCriteriaAutomatically = newValue
      }
    }
  }

  /// Whether the display is to stay on while a picture plays.
  nonisolated public var preventsDisplaySleepDuringVideoPlayback: Bool {
    get {
      core.read("preventsDisplaySleepDuringVideoPlayback") {
        $0.settings.preventsDisplaySleepDuringVideoPlayback
      }
    }
    set {
      core.set("preventsDisplaySleepDuringVideoPlayback") {
        $0.preventsDisplaySleepDuringVideoPlayback = newValue
      }
    }
  }

  /// A player without an item, that plays with `renderer`.
  nonisolated package convenience init(renderer: any Renderer) {
    self.init()
    attach(renderer)
  }

  /// How fast the item's time runs, as far as is known: 0 while it waits or a seek is under way.
  nonisolated package var effectiveRate: Double { core.read { $0.transport.effectiveRate } }

  /// Lets `renderer` play; one that plays already goes on until it is ready, or for good if it is not within
  /// `patience`.
  nonisolated package func attach(_ renderer: any Renderer, within patience: Duration = .seconds(15)) {
    core.decide { state, changes in core.attach(renderer, &state, &changes, within: patience) }
  }
}
