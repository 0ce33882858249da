extension CMTime {
  /// Whether the time means anything.
  public var isValid: Bool {
    flags.contains(.valid)
  }

  /// Whether the time is the one after every number.
  public var isPositiveInfinity: Bool {
    flags.contains([.valid, .positiveInfinity])
  }

  /// Whether the time is the one before every number.
  public var isNegativeInfinity: Bool {
    flags.contains([.valid, .negativeInfinity])
  }

  /// Whether the time is not known.
  public var isIndefinite: Bool {
    flags.contains([.valid, .indefinite])
  }

  /// Whether the time is a number: valid, finite and known.
  public var isNumeric: Bool {
    flags.intersection([.valid, .impliedValueFlagsMask]) == .valid
  }

  /// Whether the time is a number that is not quite what was asked or computed.
  public var hasBeenRounded: Bool {
    isNumeric && flags.contains(.hasBeenRounded)
  }

  /// The kind, with what may be relied on: a number here has a positive timescale.
  var kind: TimeKind {
    if !isValid { return .invalid }
    if isPositiveInfinity { return .positiveInfinity }
    if isNegativeInfinity { return .negativeInfinity }
    if isIndefinite { return .indefinite }
    return timescale > 0 ? .number : .invalid
  }
}
