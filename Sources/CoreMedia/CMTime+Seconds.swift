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
