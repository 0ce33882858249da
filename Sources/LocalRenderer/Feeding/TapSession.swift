import CoreMedia
import Dispatch
import GStreamer
import Playback

/// One tap while it hears one item: calls it in its turn, and never after it was told that nothing follows.
final class TapSession: Sendable {
  let tap: Mix.Tap
  private let state = Mutex(State())

  /// The most frames that a tap is handed at once.
  static let mostFrames = 4096

  private struct State: Sendable {
    var shape: Shape?
    var isBusy = false
    var hasEnded = false

    /// The frame that would follow what came last.
    var next: Int64?
  }

  private struct Shape: Sendable, Hashable {
    let rate: Int
    let channels: Int
  }

  init(_ tap: Mix.Tap) { self.tap = tap }

  deinit { end() }

  /// What it does to a stretch of sound that is to be made louder by `gains` besides.
  func change(with gains: [GainPiece]? = nil) -> SoundChange {
    { [self] sound in
      if let gains, tap.place == .behindRamps { sound.apply(gains) }
      process(&sound)
      if let gains, tap.place == .beforeRamps { sound.apply(gains) }
    }
  }

  /// Nothing follows; the tap is told on a queue of its own, since whoever calls this may be anybody.
  func end() {
    let isPrepared = state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded && !state.isBusy && state.shape != nil
    }
    if isPrepared { DispatchQueue.fresh.async { [tap] in tap.tap.unprepare() } }
  }

  private func process(_ sound: inout PlanarSound) {
    let shape = Shape(rate: sound.rate, channels: sound.channels.count)
    guard let before = enter() else { return }
    if before != shape {
      if before != nil { tap.tap.unprepare() }
      tap.tap.prepare(frames: Self.mostFrames, rate: shape.rate, channels: shape.channels)
    }
    let first = FrameCounter.frames(sound.time, rate: Int64(sound.rate))
    let isDiscontinuous = state.withLock { $0.next } != first || before != shape
    var frame = 0
    while frame < sound.frames {
      let end = min(frame + Self.mostFrames, sound.frames)
      process(frame..<end, of: &sound, isDiscontinuous: isDiscontinuous && frame == 0)
      frame = end
    }
    leave(shape, next: first + Int64(sound.frames))
  }

  private func process(_ piece: Range<Int>, of sound: inout PlanarSound, isDiscontinuous: Bool) {
    let counter = FrameCounter(rate: sound.rate, start: sound.time)
    let (start, end) = (counter.next + Int64(piece.lowerBound), counter.next + Int64(piece.upperBound))
    let range = CMTimeRange(
      start: CMTime(value: start, timescale: CMTimeScale(sound.rate)),
      end: CMTime(value: end, timescale: CMTimeScale(sound.rate)))
    var tapped = TappedSound(
      channels: sound.channels.map { Array($0[piece]) }, rate: sound.rate, range: range,
      isDiscontinuous: isDiscontinuous)
    tap.tap.process(&tapped)
    for (channel, samples) in tapped.channels.enumerated().prefix(sound.channels.count)
    where samples.count == piece.count {
      sound.channels[channel].replaceSubrange(piece, with: samples)
    }
  }

  /// Begins a call: the shape that the tap is prepared for, if any; nil where it is not to be called any more.
  private func enter() -> Shape?? {
    state.withLock { state in
      if state.hasEnded { return nil }
      state.isBusy = true
      return .some(state.shape)
    }
  }

  private func leave(_ shape: Shape, next: Int64) {
    let hasEnded = state.withLock { state in
      (state.isBusy, state.shape, state.next) = (false, shape, next)
      return state.hasEnded
    }
    if hasEnded { tap.tap.unprepare() }
  }
}
