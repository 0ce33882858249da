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
  /// The flag `hasBeenRounded` is set when something was rounded.
  func rounded(to timescale: CMTimeScale, method: CMTimeRoundingMethod = .default) -> CMTime? {
    let product = numerator.multipliedFullWidth(by: factor * UInt128(timescale))
    guard product.high < denominator else { return nil }
    let (floor, remainder) = denominator.dividingFullWidth(product)

    let isRaised = remainder != 0 && method.raises(remainder, of: denominator, isNegative: isNegative)
    guard let value = Int64(floor, raised: isRaised, isNegative: isNegative) else { return nil }
    return CMTime(
      value: value, timescale: timescale, flags: remainder == 0 ? .valid : [.valid, .hasBeenRounded],
      epoch: 0)
  }

  /// The closest time of `timescale`, or of half of it, a quarter and so on until one is coarse enough to hold
  /// it; an infinity if even whole seconds are too fine.
  func fitted(to timescale: CMTimeScale) -> CMTime {
    var scale = timescale
    while scale > 0 {
      if let time = rounded(to: scale) { return time }
      scale /= 2
    }
    return infinity
  }

  /// The time itself, in a multiple of `timescale` or else in whatever timescale can; the closest time of the
  /// finest timescale that holds it if none can; an infinity if even whole seconds are too fine.
  func fitted(preferring timescale: CMTimeScale) -> CMTime {
    let preferred = UInt128(timescale)
    let needed = denominator / greatestCommonDivisor(numerator, denominator)
    let scale = needed / greatestCommonDivisor(factor, needed)
    let common = preferred / greatestCommonDivisor(preferred, scale)
    for candidate in [scale > .max / common ? scale : common * scale, scale] {
      if let candidate = CMTimeScale(exactly: candidate), let time = rounded(to: candidate) { return time }
    }
    return finest
  }

  /// The closest time of the finest timescale that holds it.
  private var finest: CMTime {
    var (fine, tooFine) = (Int64(0), Int64(CMTimeScale.max) + 1)
    while tooFine - fine > 1 {
      let middle = (fine + tooFine) / 2
      if rounded(to: CMTimeScale(middle)) == nil {
        tooFine = middle
      } else {
        fine = middle
      }
    }
    return fine > 0 ? fitted(to: CMTimeScale(fine)) : infinity
  }

  private var infinity: CMTime {
    isNegative ? .negativeInfinity : .positiveInfinity
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
    // Depends on both timescales: whoever knows them has chosen one of the others already.
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
