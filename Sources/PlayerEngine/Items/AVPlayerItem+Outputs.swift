import Foundation
import Playback
import Synchronization

// What else an item gives out.

extension AVPlayerItem {
  /// Gives out what it plays through `output` too, which must belong to no other.
  nonisolated func attach(_ output: AVPlayerItemOutput) {
    if output.item === self { return }
    precondition(
      output.move(to: self),
      "An AVPlayerItemOutput cannot be added to more than one instance of AVPlayerItem.")
    state.withLock { $0.outputs.append(output) }
    home.withLock { $0.player }?.refresh()
  }

  /// Gives nothing more out through `output`.
  nonisolated func detach(_ output: AVPlayerItemOutput) {
    guard output.item === self else { return }
    _ = output.move(to: nil)
    state.withLock { state in state.outputs.removeAll { $0 === output } }
    home.withLock { $0.player }?.refresh()
  }

  /// Collects through `collector` once it can play.
  nonisolated func attach(_ collector: AVPlayerItemMediaDataCollector) {
    let isReady = state.withLock { state in
      if !state.collectors.contains(where: { $0 === collector }) { state.collectors.append(collector) }
      return state.status == .readyToPlay
    }
    if isReady { collector.begin(self) }
  }

  /// Collects nothing more through `collector`.
  nonisolated func detach(_ collector: AVPlayerItemMediaDataCollector) {
    state.withLock { state in state.collectors.removeAll { $0 === collector } }
    collector.end()
  }

  /// Its time went from one value to another without passing those between.
  nonisolated func timeJumped(_ changes: inout Changes) {
    for output in state.withLock({ $0.outputs }) { output.sequenceWasFlushed(&changes) }
  }

  /// A picture of it is on its way.
  nonisolated func pictureIsComing(_ changes: inout Changes) {
    for output in state.withLock({ $0.outputs }) { output.pictureIsComing(&changes) }
    let isFirst = state.withLock { state in
      defer { state.hasPicture = true }
      return !state.hasPicture
    }
    if isFirst { changes.changed(["hasPicture"], of: observed) }
  }

  /// Whether a picture of it has come, as far as anybody looked.
  nonisolated var hasPicture: Bool { read("hasPicture") { $0.hasPicture } }
}
