extension CMTime {
  /// The time closest to `seconds` with the preferred timescale.
  ///
  /// - Not a number, or a timescale that is not positive, gives the invalid time.
  /// - Too many seconds for the timescale take half of it, a quarter and so on, and at last are infinite.
  /// - The result counts as rounded when it does not give back the same `seconds`.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, let exact = ExactTime(seconds: seconds) else {
      let isInvalid = preferredTimescale <= 0 || seconds.isNaN
      self = isInvalid ? .invalid : seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self = exact.fitted(to: preferredTimescale)
    guard isNumeric else { return }
    flags = self.seconds == seconds ? .valid : [.valid, .hasBeenRounded]
  }

  /// The time in seconds; not a number for invalid and indefinite times, whatever the epoch.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .indefinite, .invalid: .nan
    }
  }
}

extension ExactTime {
  /// Exactly these seconds; nil for an infinity, for not a number, and for more than any time can hold.
  init?(seconds: Double) {
    guard let scaled = ExactTime(magnitude: 1, over: 1, times: seconds) else { return nil }
    self = scaled
  }

  /// Exactly `magnitude` / `denominator` · `multiplier`; nil if that is not finite or 2⁹⁶ / `denominator` and more.
  ///
  /// `magnitude` and `denominator` have at most 64 and 31 bits.
  init?(magnitude: UInt64, over denominator: UInt32, times multiplier: Double) {
    guard multiplier.isFinite else { return nil }
    isNegative = multiplier < 0
    self.denominator = UInt128(denominator)
    guard multiplier != 0, magnitude != 0 else {
      numerator = 0
      return
    }

    // multiplier = bits · 2^exponent
    let bits = multiplier.significandBitPattern | (multiplier.isNormal ? 1 << 52 : 0)
    let exponent = Int(max(multiplier.exponentBitPattern, 1)) - 1075
    let product = UInt128(magnitude) * UInt128(bits)
    if exponent >= 0 {
      guard 128 - product.leadingZeroBitCount + exponent <= 96 else { return nil }
      numerator = product << UInt128(exponent)
    } else {
      // What lies more than 96 places behind the point decides no rounding except by being there at all.
      let lost = max(0, -exponent - 96)
      let kept = product >> UInt128(lost)
      numerator = kept << UInt128(lost) == product ? kept : kept | 1
      self.denominator <<= UInt128(-exponent - lost)
    }
  }
}
