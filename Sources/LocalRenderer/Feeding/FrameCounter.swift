/// Counts the frames of a sound track, so that what is played is exact to the sample whatever the time stamps say.
///
/// Time stamps are nanoseconds, rounded to them and back by each element on the way: between two neighbours they only
/// tell whether one follows the other. All times are presentation time, in nanoseconds.
package struct FrameCounter: Sendable, Hashable {
  /// Frames a second.
  package let rate: Int64

  /// Whether a frame has been played, so that the next one has a neighbour.
  private var hasStarted: Bool

  /// How many frames a stamp may be off as long as there is no neighbour.
  private let stampError: Int64

  /// The frame to come next.
  package private(set) var next: Int64

  /// The first frame that is not to be played any more; nil where nothing limits it.
  package var limit: Int64?

  /// Stamps closer than this to what was expected mean neighbours: containers round to milliseconds.
  private static let toleranceMilliseconds: Int64 = 40

  /// How many frames the way to nanoseconds and back may take or give.
  private static let rounding: Int64 = 2

  /// `start`: what comes before is dropped.
  ///
  /// `limit`: frames from this one on are dropped. `continues`: whether frames before `start` have been
  /// counted by another. `stampError`: how far off a stamp may be, in nanoseconds, where stretches before `start` come
  /// once more.
  package init(
    rate: Int, start: Int64, limit: Int64? = nil, continues: Bool = false, stampError: Int64 = 0
  ) {
    self.rate = Int64(rate)
    self.limit = limit
    self.stampError = max(Self.rounding, Self.frames(stampError, rate: Int64(rate)))
    hasStarted = continues
    next = Self.frames(start, rate: Int64(rate))
  }

  /// What is to be done with a stretch of sound.
  package struct Plan: Sendable, Hashable {
    /// How many frames of silence belong before it.
    package var silence = 0

    /// How many of its frames are to be left out at the front.
    package var skipped = 0

    /// How many of its frames are to be played after that.
    package var played = 0

    /// When the first of those is due.
    package var time: Int64 = 0

    /// How long they last.
    package var duration: Int64 = 0

    /// Whether nothing that follows is to be played.
    package var isLast = false

    package init(silence: Int = 0, skipped: Int = 0, played: Int = 0, time: Int64 = 0, duration: Int64 = 0) {
      (self.silence, self.skipped, self.played) = (silence, skipped, played)
      (self.time, self.duration) = (time, duration)
    }
  }

  /// Plans for `count` frames that are stamped with `time` (nil: with nothing).
  ///
  /// `nominalEnd`: the end the media gives; a stretch that goes beyond it by no more than `slack` frames is cut there.
  package mutating func plan(time: Int64?, count: Int, nominalEnd: Int64? = nil, slack: Int64 = 2) -> Plan {
    var plan = Plan()
    var first = time.map { Self.frames($0, rate: rate) } ?? next
    let tolerance = hasStarted ? rate * Self.toleranceMilliseconds / 1000 : stampError
    if abs(first - next) <= tolerance { first = next }
    // What ends where counting begins was counted before, to its last frame.
    if !hasStarted, stampError > Self.rounding, abs(first + Int64(count) - next) <= stampError {
      first = next - Int64(count)
    }
    if first > next {
      plan.silence = Int(first - next)
      next = first
    }
    plan.skipped = Int(min(Int64(count), next - first))
    var last = first + Int64(count)
    if let nominalEnd = nominalEnd.map({ Self.frames($0, rate: rate) }), last > nominalEnd {
      let excess = last - nominalEnd
      if excess <= 2 || excess <= slack && first < nominalEnd { last = nominalEnd }
    }
    if let limit, last >= limit {
      last = limit
      plan.isLast = true
      if plan.silence > 0, next > limit { plan.silence = max(0, plan.silence - Int(next - limit)) }
    }
    plan.played = Int(max(0, last - next))
    plan.time = self.time(of: next)
    next += Int64(plan.played)
    plan.duration = self.time(of: next) - plan.time
    if plan.played > 0 { hasStarted = true }
    return plan
  }

  /// When the frame to come next is due.
  package var nextTime: Int64 { time(of: next) }

  /// When a frame is due.
  package func time(of frame: Int64) -> Int64 {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: rate)
    return seconds * 1_000_000_000 + (rest * 1_000_000_000 + rate / 2) / rate
  }

  /// The frame nearest to a time.
  package static func frames(_ time: Int64, rate: Int64) -> Int64 {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    return seconds * rate + (rest * rate + (rest < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
  }
}
