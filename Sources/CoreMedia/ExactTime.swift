/// A number of seconds that no computation has rounded yet: `numerator` · `factor` / `denominator`, with a sign.
///
/// Every computation on times makes one of these and rounds it once, at the end. Products are taken in 256
/// bits, so that nothing overflows on the way.
struct ExactTime {
  var isNegative: Bool
  var numerator: UInt128
  /// At most 64 bits, so that it can be multiplied by a timescale.
  var factor: UInt128 = 1
  /// Never zero.
  var denominator: UInt128

  /// The time closest by `method` whose timescale is `timescale`; nil if its value does not fit.
  ///
  /// The flag `hasBeenRounded` is set when something was rounded, and nothing else.
  func rounded(
    to timescale: CMTimeScale, method: CMTimeRoundingMethod = .default
  ) -> CMTime? {
    let product = numerator.multipliedFullWidth(by: factor * UInt128(timescale))
    guard product.high < denominator else { return nil }
    let (floor, remainder) = denominator.dividingFullWidth(product)

    let isUp = remainder != 0 && method.raises(remainder, of: denominator, isNegative: isNegative)
    guard let value = Int64(floor, raised: isUp, isNegative: isNegative) else { return nil }
    return CMTime(
      value: value, timescale: timescale, flags: remainder == 0 ? .valid : [.valid, .hasBeenRounded], epoch: 0
    )
  }

  /// The closest time of `timescale`, or of its first half, quarter and so on that is coarse enough to hold it;
  /// an infinity if even whole seconds are too fine.
  func fitted(to timescale: CMTimeScale) -> CMTime {
    var scale = timescale
    while scale > 0 {
      if let time = rounded(to: scale) { return time }
      scale /= 2
    }
    return isNegative ? .negativeInfinity : .positiveInfinity
  }
}

// MARK: - Rounding

extension CMTimeRoundingMethod {
  /// Whether a magnitude with a remainder other than zero goes up to the next whole one.
  fileprivate func raises(_ remainder: UInt128, of denominator: UInt128, isNegative: Bool) -> Bool {
    switch self {
    case .roundHalfAwayFromZero: remainder >= denominator - remainder
    case .roundTowardZero: false
    case .roundAwayFromZero: true
    case .roundTowardPositiveInfinity: !isNegative
    case .roundTowardNegativeInfinity: isNegative
    // Depends on both timescales: whoever knows them chooses one of the others first.
    case .quickTime: false
    }
  }
}

extension Int64 {
  /// The number with this magnitude, or the next larger one, and this sign; nil if there is none.
  fileprivate init?(_ magnitude: UInt128, raised: Bool, isNegative: Bool) {
    let (whole, overflow) = magnitude.addingReportingOverflow(raised ? 1 : 0)
    guard !overflow, let signed = Int128(exactly: whole) else { return nil }
    self.init(exactly: isNegative ? -signed : signed)
  }
}
