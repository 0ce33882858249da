import GStreamer

/// A place to begin at, and which picture that means: the last one that is due by then.
///
/// Neither the stamps' durations nor what a decoder makes of them tell which that is: where pictures are reordered or
/// come at varying intervals, both may be wrong. Only the picture after it does.
struct Landing: Sendable, Hashable {
  /// Presentation time, in nanoseconds.
  let time: Int64

  /// Whether playback begins at that very time, or at the time of its picture.
  let isExact: Bool

  /// Containers round to milliseconds, up or down: a picture this much later is still the one that was meant.
  static let tolerance: Int64 = 500_000
}

extension Lane {
  /// Lets go of pictures until the one to land on is known; whether it is, or none is looked for.
  mutating func land() -> Bool {
    guard let landing else { return true }
    let reach = landing.isExact ? landing.time + Landing.tolerance : landing.time
    while let sample = peek() {
      guard let stamp = time(of: sample) else {
        drop()
        continue
      }
      if stamp > reach {
        settle(landing, before: stamp)
        return true
      }
      become(candidate: sample)
      drop()
    }
    guard isExhausted() else { return false }
    settle(landing, before: nil)
    return true
  }

  /// Puts the picture that was found in front of what follows; `next` is when the one after it is due.
  private mutating func settle(_ landing: Landing, before next: Int64?) {
    defer { (self.landing, candidate) = (nil, nil) }
    guard let candidate, let stamp = time(of: candidate) else { return }
    let begin = landing.isExact ? landing.time : stamp
    let end = next ?? stamp + (candidate.duration ?? 0)
    again = [Written(sample: candidate, time: begin, duration: max(0, end - begin), range: nil)]
  }

  private mutating func become(candidate sample: Sample) {
    if let candidate, let stamp = time(of: candidate) { passed.append(stamp) }
    candidate = sample
  }

  /// Lets go of sound that ends before it is wanted, give or take what stamps may be off.
  mutating func dropEarlySound() {
    guard let start = soundStart else { return }
    while let sample = peek(), let time = time(of: sample), let duration = sample.duration,
      time + duration + 100_000_000 < start
    {
      drop()
    }
  }

  /// The picture that is seen at a time: the last one that is due by then.
  func picture(at time: Int64) -> Written? {
    written.filter { $0.time <= time }.max { $0.time < $1.time }
  }

  /// The same, or the one that is to be written next, as long as none is written after a flush.
  func pictureToCome(at time: Int64) -> Written? {
    if let picture = picture(at: time) { return picture }
    if let first = again.first { return first.time <= time ? first : nil }
    guard written.isEmpty, let waiting, let stamp = self.time(of: waiting), stamp <= time else { return nil }
    return Written(sample: waiting, time: stamp, duration: waiting.duration ?? 0, range: nil)
  }
}
