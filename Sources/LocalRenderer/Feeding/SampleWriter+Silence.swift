import GStreamer

extension SampleWriter {
  /// Passes on `count` frames of silence from a media time on, in pieces of a second at most.
  func writeSilence(
    _ count: Int, like sample: Sample, rate: Int, from time: Int64, change: SoundChange?, segment: Segment
  ) {
    let counter = FrameCounter(rate: rate, start: time)
    var frame = 0
    while frame < count {
      let piece = min(rate, count - frame)
      let start = counter.time(of: counter.next + Int64(frame))
      let end = counter.time(of: counter.next + Int64(frame + piece))
      writeSilence(
        like: sample, frames: piece, time: start, duration: end - start, change: change, segment: segment)
      frame += piece
    }
  }
}
