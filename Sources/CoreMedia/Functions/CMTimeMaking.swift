/// The time at the beginning, `CMTime.zero`.
public let kCMTimeZero = CMTime.zero

/// No time, `CMTime.invalid`.
public let kCMTimeInvalid = CMTime.invalid

/// A time not known, `CMTime.indefinite`.
public let kCMTimeIndefinite = CMTime.indefinite

/// The time after every number, `CMTime.positiveInfinity`.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// The time before every number, `CMTime.negativeInfinity`.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// The time `value` / `timescale` seconds in epoch 0; invalid if the timescale is not positive.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// The time `value` / `timescale` seconds in `epoch`; invalid if the timescale is not positive.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, epoch: epoch)
}

/// The time closest to `seconds` with the preferred timescale, by the rules of `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds; not a number for invalid and indefinite times.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 {
  time.seconds
}

/// The same time counted in another timescale, by the rules of `CMTime.convertScale(_:method:)`.
///
/// - Parameters:
///   - time: The time to convert.
///   - newTimescale: The timescale of the result.
///   - method: How to round a value that is not whole in the new timescale.
/// - Returns: The time in the new timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod)
  -> CMTime
{
  time.convertScale(newTimescale, method: method)
}
