import GStreamer

extension Lane {
  /// A sample with the time at which it was written.
  struct Written: Sendable {
    let sample: Sample
    let time: Int64
    let duration: Int64
    /// Bytes of the sample that were written; nil for all.
    let range: Range<Int>?

    /// When it is over.
    var end: Int64 { time + duration }
  }
}

extension Lane.Written {
  /// Without what comes before `time`.
  func cut(at time: Int64, format: AudioFormat?) -> Lane.Written {
    guard time > self.time else { return self }
    let left = max(0, end - time)
    guard let format, let whole = range else {
      return Lane.Written(sample: sample, time: time, duration: left, range: range)
    }
    let rate = Int64(format.rate)
    let skipped = FrameCounter.frames(time, rate: rate) - FrameCounter.frames(self.time, rate: rate)
    let start = min(whole.upperBound, whole.lowerBound + Int(skipped) * format.frameSize)
    let counter = FrameCounter(rate: format.rate, start: time)
    let begin = counter.time(of: counter.next)
    return Lane.Written(
      sample: sample, time: begin, duration: max(0, end - begin), range: start..<whole.upperBound)
  }

  /// Without what comes from `time` on; nil where nothing is left.
  func kept(before time: Int64, format: AudioFormat?) -> Lane.Written? {
    guard time < end else { return self }
    guard time > self.time else { return nil }
    guard let format, let whole = range else {
      return Lane.Written(sample: sample, time: self.time, duration: time - self.time, range: range)
    }
    let rate = Int64(format.rate)
    let count = FrameCounter.frames(time, rate: rate) - FrameCounter.frames(self.time, rate: rate)
    let stop = min(whole.upperBound, whole.lowerBound + Int(count) * format.frameSize)
    return Lane.Written(
      sample: sample, time: self.time, duration: time - self.time, range: whole.lowerBound..<stop)
  }
}
