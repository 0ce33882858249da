extension CMTime: Comparable, Hashable {
  /// Whether both are the same moment, whatever their timescales; all invalid times are equal.
  public static func == (time1: CMTime, time2: CMTime) -> Bool {
    time1.compared(to: time2) == 0
  }

  /// Whether the first comes before the second.
  public static func < (time1: CMTime, time2: CMTime) -> Bool {
    time1.compared(to: time2) < 0
  }

  /// Whether the first comes before the second or is equal to it.
  public static func <= (time1: CMTime, time2: CMTime) -> Bool {
    time1.compared(to: time2) <= 0
  }

  /// Whether the first comes after the second.
  public static func > (time1: CMTime, time2: CMTime) -> Bool {
    time1.compared(to: time2) > 0
  }

  /// Whether the first comes after the second or is equal to it.
  public static func >= (time1: CMTime, time2: CMTime) -> Bool {
    time1.compared(to: time2) >= 0
  }

  /// Feeds what equal times have in common: the kind and, in numbers, the epoch and the reduced fraction.
  public func hash(into hasher: inout Hasher) {
    let kind = self.kind
    hasher.combine(kind)
    guard kind == .number else { return }
    let divisor = greatestCommonDivisor(value.magnitude, UInt64(timescale))
    hasher.combine(epoch)
    hasher.combine(value < 0)
    hasher.combine(value.magnitude / divisor)
    hasher.combine(UInt64(timescale) / divisor)
  }

  /// -1, 0 or 1: where the time lies in the one order of all times.
  func compared(to other: CMTime) -> Int32 {
    let (kind, otherKind) = (self.kind, other.kind)
    guard kind == otherKind else { return kind < otherKind ? -1 : 1 }
    guard kind == .number else { return 0 }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }

    let (left, right) = (Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale))
    return left == right ? 0 : left < right ? -1 : 1
  }
}

/// The largest number that divides both; the other one if one is zero.
func greatestCommonDivisor<Number: UnsignedInteger>(_ first: Number, _ second: Number) -> Number {
  var (divisor, rest) = (first, second)
  while rest != 0 {
    (divisor, rest) = (rest, divisor % rest)
  }
  return divisor
}
