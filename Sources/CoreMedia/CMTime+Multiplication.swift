extension CMTime {
  /// The time `multiplier` times as long, in the same timescale where it fits.
  ///
  /// A product too large takes half of the timescale, a quarter and so on, and at last is infinite. An infinite
  /// time stays infinite, with its sign turned by a negative multiplier; an indefinite one stays indefinite.
  func multiplied(by multiplier: Int32) -> CMTime {
    guard kind == .number else { return turned(multiplier < 0) }
    var product = exact
    product.isNegative = (value < 0) != (multiplier < 0)
    product.numerator *= UInt128(multiplier.magnitude)
    return product.fitted(to: timescale).placed(inEpoch: epoch, alreadyRounded: hasBeenRounded)
  }

  /// The time `multiplier` times as long, in the timescale doubled until it is at least 65536.
  ///
  /// Overflow and times that are not numbers go as for whole multipliers. Not a number gives the invalid time, an
  /// infinite multiplier an infinite one, or the invalid one if the time is zero.
  func multiplied(by multiplier: Double) -> CMTime {
    guard !multiplier.isNaN else { return .invalid }
    guard kind == .number else { return turned(multiplier < 0) }
    if multiplier.isInfinite, value == 0 { return .invalid }

    let magnitude = ExactTime(magnitude: value.magnitude, over: UInt32(timescale), times: multiplier)
    let isNegative = (value < 0) != (multiplier < 0)
    guard var product = magnitude else { return isNegative ? .negativeInfinity : .positiveInfinity }
    product.isNegative = isNegative

    var scale = timescale
    while scale < 65536 { scale *= 2 }
    return product.fitted(to: scale).placed(inEpoch: epoch, alreadyRounded: hasBeenRounded)
  }

  /// The time `multiplier` / `divisor` times as long, exact if any timescale can hold it.
  ///
  /// - A multiple of the timescale is preferred to another one. If there is none, the result is rounded to the
  ///   finest timescale that can hold it, and infinite if none can.
  /// - A divisor of zero makes it infinite, or invalid if the time or the multiplier is zero too.
  /// - Times that are not numbers go as for whole multipliers.
  func multiplied(by multiplier: Int32, over divisor: Int32) -> CMTime {
    let isTurned = (multiplier < 0) != (divisor < 0)
    if divisor == 0, multiplier == 0 || (kind == .number && value == 0) { return .invalid }
    guard kind == .number else { return turned(isTurned) }
    let isNegative = (value < 0) != isTurned
    guard divisor != 0 else { return isNegative ? .negativeInfinity : .positiveInfinity }

    var product = exact
    product.isNegative = isNegative
    product.numerator *= UInt128(multiplier.magnitude)
    product.denominator *= UInt128(divisor.magnitude)
    return product.fitted(preferring: timescale).placed(inEpoch: epoch, alreadyRounded: hasBeenRounded)
  }

  /// The time scaled as `old` has to be to become `new`, exact if any timescale can hold it.
  ///
  /// All three must be numbers and `old` positive.
  func scaled(from old: CMTime, to new: CMTime) -> CMTime {
    ExactTime(
      isNegative: (value < 0) != (new.value < 0),
      numerator: UInt128(value.magnitude) * UInt128(new.value.magnitude),
      factor: UInt128(old.timescale),
      denominator: UInt128(timescale) * UInt128(new.timescale) * UInt128(old.value.magnitude)
    )
    .fitted(preferring: timescale)
    .placed(
      inEpoch: epoch, alreadyRounded: hasBeenRounded || old.hasBeenRounded || new.hasBeenRounded)
  }

  /// How far the time is from zero: itself, with its sign turned if it is negative.
  var magnitude: CMTime {
    guard kind == .number else { return isNegativeInfinity ? .positiveInfinity : self }
    guard value < 0 else { return self }
    var positive = exact
    positive.isNegative = false
    return positive.fitted(to: timescale).placed(inEpoch: epoch, alreadyRounded: hasBeenRounded)
  }

  /// A time that is not a number, with its sign turned if asked.
  private func turned(_ isTurned: Bool) -> CMTime {
    switch isTurned ? kind.opposite : kind {
    case .positiveInfinity: .positiveInfinity
    case .negativeInfinity: .negativeInfinity
    case .indefinite: .indefinite
    case .number, .invalid: .invalid
    }
  }
}
