extension ExactTime {
  /// Exactly these seconds; nil if they are not finite or more than any time can hold.
  init?(seconds: Double) {
    self.init(magnitude: 1, over: 1, times: seconds)
  }

  /// Exactly `magnitude` / `denominator` · `multiplier` seconds; nil if the multiplier is not finite, or the
  /// product more than any time can hold.
  ///
  /// - Parameters:
  ///   - magnitude: A value without its sign.
  ///   - denominator: Its timescale, of at most 31 bits.
  ///   - multiplier: The number to multiply it by.
  init?(magnitude: UInt64, over denominator: UInt32, times multiplier: Double) {
    guard multiplier.isFinite else { return nil }
    isNegative = multiplier < 0
    self.denominator = UInt128(denominator)

    // multiplier = ± bits · 2^exponent
    let bits = multiplier.significandBitPattern | (multiplier.isNormal ? 1 << 52 : 0)
    let exponent = Int(max(multiplier.exponentBitPattern, 1)) - 1075
    let product = UInt128(magnitude) * UInt128(bits)
    if product == 0 {
      numerator = 0
    } else if exponent >= 0 {
      // From 2^96 / 2^31 seconds on nothing fits, whatever the timescale.
      guard 128 - product.leadingZeroBitCount + exponent <= 96 else { return nil }
      numerator = product << UInt128(exponent)
    } else {
      // Bits more than 96 places behind the point are too small to matter, but for being there at all.
      let lost = max(0, -exponent - 96)
      let kept = product >> UInt128(lost)
      numerator = kept << UInt128(lost) == product ? kept : kept | 1
      self.denominator <<= UInt128(-exponent - lost)
    }
  }
}
