/// The sum of two times, `lhs + rhs`.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  lhs + rhs
}

/// The difference of two times, `lhs - rhs`.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  lhs - rhs
}

/// The time `multiplier` times as long, in the same timescale where it fits.
///
/// A product too large for it takes half of the timescale, a quarter and so on, and at last is infinite. An
/// infinite time stays infinite, with its sign turned by a negative multiplier; an indefinite one stays indefinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.multiplied(by: multiplier)
}

/// The time `multiplier` times as long, in the timescale doubled until it is at least 65536.
///
/// Overflow and times that are not numbers go as in `CMTimeMultiply`. Not a number gives the invalid time, an
/// infinite multiplier an infinite one, or the invalid one if the time is zero.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  time.multiplied(by: multiplier)
}

/// The time `multiplier` / `divisor` times as long, exact if any timescale can hold it.
///
/// Where none can, the result is rounded to the finest timescale that holds it. A divisor of zero makes it
/// infinite, or invalid if the time or the multiplier is zero too.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: divisor)
}

/// The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time.magnitude
}

/// -1 if the first comes before the second, 1 if it comes after, 0 if they are equal.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1.compared(to: time2)
}

/// The earlier of two times, in the order of all times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  min(time1, time2)
}

/// The later of two times, in the order of all times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  max(time1, time2)
}
