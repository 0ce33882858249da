/// Whether the time means anything.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool {
  time.isValid
}

/// Whether the time means nothing.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool {
  !time.isValid
}

/// Whether the time is the one after every number.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool {
  time.isPositiveInfinity
}

/// Whether the time is the one before every number.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool {
  time.isNegativeInfinity
}

/// Whether the time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool {
  time.isIndefinite
}

/// Whether the time is a number: valid, finite and known.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool {
  time.isNumeric
}

/// Whether the time is a number that is not quite what was asked or computed.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool {
  time.hasBeenRounded
}

/// Whether the range means anything.
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool {
  range.isValid
}

/// Whether the range means nothing.
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool {
  !range.isValid
}

/// Whether the range is valid and its start or duration is not known.
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool {
  range.isIndefinite
}

/// Whether the range is valid and has no length.
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool {
  range.isEmpty
}
