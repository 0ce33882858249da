import CoreMedia
import Foundation
import Playback

// What can be done with an item; nothing until it is ready.

extension AVPlayerItem {
  /// Whether it can play at rates between 0 and 1.
  nonisolated public var canPlaySlowForward: Bool { read("canPlaySlowForward") { $0.canPlay(at: 0.5) } }

  /// Whether it can play at rates above 2.
  nonisolated public var canPlayFastForward: Bool { read("canPlayFastForward") { $0.canPlay(at: 2.5) } }

  /// Whether it can play at the rate -1.
  nonisolated public var canPlayReverse: Bool { read("canPlayReverse") { $0.canPlay(at: -1) } }

  /// Whether it can play at rates between -1 and 0.
  nonisolated public var canPlaySlowReverse: Bool { read("canPlaySlowReverse") { $0.canPlay(at: -0.5) } }

  /// Whether it can play at rates below -1.
  nonisolated public var canPlayFastReverse: Bool { read("canPlayFastReverse") { $0.canPlay(at: -2) } }

  /// Whether it can go on frame by frame.
  nonisolated public var canStepForward: Bool { read("canStepForward") { $0.canStep } }

  /// Whether it can go back frame by frame.
  nonisolated public var canStepBackward: Bool { read("canStepBackward") { $0.canStep } }
}
