import Foundation
import Playback
import Synchronization

// What else an item gives out.

extension AVPlayerItem {
  /// The outputs that were added to it.
  nonisolated public var outputs: [AVPlayerItemOutput] { state.withLock { $0.outputs } }

  /// Gives out what it plays through `output` too.
  ///
  /// An output belongs to one item until it is taken away; adding one of another item traps.
  nonisolated public func add(_ output: AVPlayerItemOutput) {
    if output.item === self { return }
    precondition(
      output.move(to: self),
      "An AVPlayerItemOutput cannot be added to more than one instance of AVPlayerItem.")
    state.withLock { $0.outputs.append(output) }
    home.withLock { $0.player }?.refresh()
  }

  /// Gives nothing more out through `output`.
  nonisolated public func remove(_ output: AVPlayerItemOutput) {
    guard output.item === self else { return }
    _ = output.move(to: nil)
    state.withLock { state in state.outputs.removeAll { $0 === output } }
    home.withLock { $0.player }?.refresh()
  }

  /// The collectors that were added to it.
  nonisolated public var mediaDataCollectors: [AVPlayerItemMediaDataCollector] {
    state.withLock { $0.collectors }
  }

  /// Collects through `collector` once it can play.
  nonisolated public func add(_ collector: AVPlayerItemMediaDataCollector) {
    let isReady = state.withLock { state in
      if !state.collectors.contains(where: { $0 === collector }) { state.collectors.append(collector) }
      return state.status == .readyToPlay
    }
    if isReady { collector.begin(self) }
  }

  /// Collects nothing more through `collector`.
  nonisolated public func remove(_ collector: AVPlayerItemMediaDataCollector) {
    state.withLock { state in state.collectors.removeAll { $0 === collector } }
    collector.end()
  }

  /// Its time went from one value to another without passing those between.
  nonisolated func timeJumped(_ changes: inout Changes) {
    for output in outputs { output.sequenceWasFlushed(&changes) }
  }

  /// A picture of it is on its way.
  nonisolated func pictureIsComing(_ changes: inout Changes) {
    for output in outputs { output.pictureIsComing(&changes) }
    let isFirst = state.withLock { state in
      defer { state.hasPicture = true }
      return !state.hasPicture
    }
    if isFirst { changes.changed(["hasPicture"], of: observed) }
  }

  /// Whether a picture of it has come, as far as anybody looked.
  nonisolated var hasPicture: Bool { read("hasPicture") { $0.hasPicture } }
}
