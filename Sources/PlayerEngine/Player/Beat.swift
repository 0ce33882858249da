import CoreMedia

/// When a time observer is to be called: a rule without a clock.
enum Beat: Sendable {
  /// Each time the item's time has gone on by this much, and when it starts, stops or jumps.
  case every(CMTime, lastRate: Double)

  /// Each time playback passes one of these times, in order; it has gone as far as `passed`.
  case at([CMTime], passed: CMTime, isBackward: Bool)

  /// How often to call now, and which time to wait for next.
  mutating func pulse(_ pulse: TimeObserver.Pulse, _ cause: TimeObserver.Cause) -> (calls: Int, next: CMTime?)
  {
    switch self {
    case .every(let interval, let lastRate):
      if !pulse.isHeld { self = .every(interval, lastRate: pulse.rate) }
      let isDue = Beat.isDue(pulse, cause, lastRate)
      return (isDue ? 1 : 0, Beat.next(after: pulse, each: interval))
    case .at(let times, let passed, let wasBackward):
      let isBackward = pulse.rate == 0 ? wasBackward : pulse.rate < 0
      let from = cause == .jump || cause == .beginning ? pulse.position : passed
      let crossed = times.filter {
        isBackward ? pulse.position <= $0 && $0 < from : from < $0 && $0 <= pulse.position
      }
      let reached = isBackward ? min(from, pulse.position) : max(from, pulse.position)
      let isTurn = isBackward != wasBackward
      let goal = isTurn ? pulse.position : reached
      self = .at(times, passed: goal, isBackward: isBackward)
      let next = isBackward ? times.last { $0 < goal } : times.first { $0 > goal }
      return (isTurn ? 0 : crossed.count, pulse.rate == 0 ? nil : next)
    }
  }

  private static func isDue(_ pulse: TimeObserver.Pulse, _ cause: TimeObserver.Cause, _ lastRate: Double)
    -> Bool
  {
    guard pulse.hasItem else { return false }
    return switch cause {
    case .beginning: false
    case .time, .jump: true
    case .pace: !pulse.isHeld && (pulse.rate == 0) != (lastRate == 0)
    }
  }

  /// The next multiple of `interval`; not nearer than a few thousandths of a second of playing.
  private static func next(after pulse: TimeObserver.Pulse, each interval: CMTime) -> CMTime? {
    guard pulse.rate != 0, pulse.position.isNumeric, interval.isNumeric else { return nil }
    let step = max(nanoseconds(interval), 1)
    let position = nanoseconds(pulse.position)
    let least = Int64(abs(pulse.rate) * 4_000_000)
    let next: Int64
    if pulse.rate > 0 {
      next = ((position + max(least, 1) + step - 1) / step) * step
    } else {
      next = ((position - max(least, 1)) / step) * step
    }
    return next < 0 ? nil : CMTime(value: next, timescale: 1_000_000_000)
  }

  private static func nanoseconds(_ time: CMTime) -> Int64 {
    time.convertScale(1_000_000_000, method: .default).value
  }
}
