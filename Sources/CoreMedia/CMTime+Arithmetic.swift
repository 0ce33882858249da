extension CMTime {
  /// The sum, exact where a timescale allows it.
  ///
  /// - Equal timescales are kept; else the sum has their least common multiple, or the largest timescale there
  ///   is if that is smaller. A sum too large for it takes half of it, a quarter and so on, and at last is infinite.
  /// - The sum counts as rounded when it was, or when one of the two was.
  /// - An invalid time makes the sum invalid; then an infinite one makes it infinite, and opposite infinities
  ///   make it invalid; then an indefinite one makes it indefinite.
  /// - Epoch 0 stands for durations and can be added to any other. The sum of two times of another epoch is in
  ///   epoch 0; different epochs give the invalid time.
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
    sum(addend1, addend2, sign: 1)
  }

  /// The difference, by the rules of `+`; that of two equal infinities is invalid.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
    sum(minuend, subtrahend, sign: -1)
  }

  /// The first plus the second with its sign kept or turned.
  private static func sum(_ first: CMTime, _ second: CMTime, sign: Int128) -> CMTime {
    guard first.kind == .number, second.kind == .number else {
      return TimeKind.sum(first.kind, sign < 0 ? second.kind.opposite : second.kind)
    }
    guard let epoch = commonEpoch(first.epoch, second.epoch) else { return .invalid }

    let (scale1, scale2) = (Int128(first.timescale), Int128(second.timescale))
    let divisor = Int128(greatestCommonDivisor(scale1.magnitude, scale2.magnitude))
    let sum = Int128(first.value) * (scale2 / divisor) + sign * Int128(second.value) * (scale1 / divisor)
    let scale = scale1 / divisor * scale2
    return ExactTime(isNegative: sum < 0, numerator: sum.magnitude, denominator: scale.magnitude)
      .fitted(to: CMTimeScale(clamping: scale))
      .placed(inEpoch: epoch, alreadyRounded: first.hasBeenRounded || second.hasBeenRounded)
  }

  /// The epoch of a sum; nil if there is none.
  private static func commonEpoch(_ first: CMTimeEpoch, _ second: CMTimeEpoch) -> CMTimeEpoch? {
    if first == 0 { return second }
    if second == 0 { return first }
    return first == second ? 0 : nil
  }

  /// The result of a computation on numbers, told where it belongs and whether its operands were exact.
  func placed(inEpoch epoch: CMTimeEpoch, alreadyRounded: Bool) -> CMTime {
    guard isNumeric else { return self }
    var placed = self
    placed.epoch = epoch
    if alreadyRounded { placed.flags.insert(.hasBeenRounded) }
    return placed
  }
}

extension TimeKind {
  /// The sum of two times of which at least one is not a number.
  fileprivate static func sum(_ first: TimeKind, _ second: TimeKind) -> CMTime {
    if first == .invalid || second == .invalid { return .invalid }
    if first.isInfinite, second == first.opposite { return .invalid }
    if first == .positiveInfinity || second == .positiveInfinity { return .positiveInfinity }
    if first == .negativeInfinity || second == .negativeInfinity { return .negativeInfinity }
    return .indefinite
  }
}
