/// How a value is made whole when a time moves to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable, Hashable {
  /// To the nearest; from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// To the next one toward zero.
  case roundTowardZero = 2
  /// To the next one away from zero.
  case roundAwayFromZero = 3
  /// Toward zero when the timescale gets smaller, else away from zero; a negative time never becomes zero.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// The method used where none is named, `roundHalfAwayFromZero`.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
