/// A stretch of sound as numbers, each channel by itself.
package struct PlanarSound: Sendable, Hashable {
  /// Frames a second.
  package let rate: Int

  /// When its first frame is due, in nanoseconds of media time.
  package let time: Int64

  /// The samples of each channel; 1 is full scale.
  package var channels: [[Float]]

  package init(rate: Int, time: Int64, channels: [[Float]]) {
    (self.rate, self.time, self.channels) = (rate, time, channels)
  }

  /// How many frames it has.
  package var frames: Int { channels.first?.count ?? 0 }

  /// Makes it louder or softer.
  package mutating func apply(_ pieces: [GainPiece]) {
    var frame = 0
    for piece in pieces {
      let count = min(piece.frames, frames - frame)
      guard count > 0 else { return }
      let slope = (piece.to - piece.from) / Float(piece.frames)
      for channel in channels.indices {
        for step in 0..<count { channels[channel][frame + step] *= piece.from + slope * Float(step) }
      }
      frame += count
    }
  }
}

/// What is done to a stretch of sound on its way out; called on the output's own thread.
package typealias SoundChange = @Sendable (inout PlanarSound) -> Void
