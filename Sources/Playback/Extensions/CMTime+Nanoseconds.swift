import CoreMedia

extension CMTime {
  /// The time in billionths of a second, cut off; nil unless it is a number.
  var nanoseconds: Int64? {
    guard flags.contains(.valid), timescale > 0 else { return nil }
    guard flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite]) else { return nil }
    return Int64(clamping: Int128(value) * 1_000_000_000 / Int128(timescale))
  }

  /// The time of so many billionths of a second.
  init(nanoseconds: Int64) { self.init(value: nanoseconds, timescale: 1_000_000_000) }
}

extension CMTimeRange {
  /// Where the range ends, in billionths of a second; nil unless both its parts are numbers.
  var endNanoseconds: Int64? {
    guard let start = start.nanoseconds, let length = duration.nanoseconds else { return nil }
    return start + length
  }
}

extension Duration {
  /// The length in billionths of a second.
  var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
