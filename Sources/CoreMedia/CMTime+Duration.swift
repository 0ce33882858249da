extension CMTime {
  /// A number of nanoseconds, counted in nanoseconds.
  package init(nanoseconds: Int64) {
    self.init(value: nanoseconds, timescale: 1_000_000_000)
  }

  /// The nearest whole number of nanoseconds, at most `Int64.max` either way; nil if the time is not a number.
  package var nanoseconds: Int64? {
    guard kind == .number else { return nil }
    return exact.rounded(to: 1_000_000_000)?.value ?? (value < 0 ? .min : .max)
  }

  /// A duration in nanoseconds, or in half of that, a quarter and so on from 292 years upwards.
  ///
  /// It counts as rounded when a part of a nanosecond was lost.
  package init(_ duration: Duration) {
    let attoseconds = duration.attoseconds
    self = ExactTime(
      isNegative: attoseconds < 0, numerator: attoseconds.magnitude,
      denominator: 1_000_000_000_000_000_000
    ).fitted(to: 1_000_000_000)
  }

  /// The time as a duration, to the nearest attosecond; nil if the time is not a number.
  package var duration: Duration? {
    guard kind == .number else { return nil }
    let scale = Int128(timescale)
    // 63 bits of value and 60 of attoseconds leave room for the half that rounds away from zero.
    let doubled = 2 * (Int128(value) * 1_000_000_000_000_000_000)
    return Duration(attoseconds: (doubled + (value < 0 ? -scale : scale)) / (2 * scale))
  }
}
