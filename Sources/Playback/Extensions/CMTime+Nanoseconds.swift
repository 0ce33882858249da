import CoreMedia

extension CMTime {
  /// The time in billionths of a second, cut off; nil unless it is a number.
  var nanoseconds: Int64? {
    guard isNumeric else { return nil }
    return Int64(clamping: Int128(value) * 1_000_000_000 / Int128(timescale))
  }

  /// The time of so many billionths of a second.
  init(nanoseconds: Int64) { self.init(value: nanoseconds, timescale: 1_000_000_000) }
}

extension Duration {
  /// The length in billionths of a second.
  var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
