extension CMTime {
  /// The same time counted in another timescale, rounded by `method` where it has to be.
  ///
  /// Times that are not numbers stay what they are. A timescale that is not positive gives the invalid time, a
  /// number too large for the new timescale an infinite one.
  ///
  /// - Parameters:
  ///   - newTimescale: The timescale of the result.
  ///   - method: How to round a value that is not whole in the new timescale.
  /// - Returns: The time in the new timescale; it counts as rounded if it was, now or before.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard kind == .number else { return self }
    guard newTimescale > 0 else { return .invalid }

    guard
      var converted = exact.rounded(to: newTimescale, method: method.fromScale(timescale, to: newTimescale))
    else { return value < 0 ? .negativeInfinity : .positiveInfinity }
    if method == .quickTime, value < 0, converted.value == 0 { converted.value = -1 }
    return converted.placed(inEpoch: epoch, alreadyRounded: hasBeenRounded)
  }

  /// The number of seconds as a fraction; there is one for numbers only.
  var exact: ExactTime {
    ExactTime(isNegative: value < 0, numerator: UInt128(value.magnitude), denominator: UInt128(timescale))
  }
}

extension CMTimeRoundingMethod {
  /// The method itself, or the one that QuickTime's stands for between the two timescales.
  fileprivate func fromScale(_ old: CMTimeScale, to new: CMTimeScale) -> CMTimeRoundingMethod {
    guard self == .quickTime else { return self }
    return new < old ? .roundTowardZero : .roundAwayFromZero
  }
}
