package import CoreMedia

/// Reads times as people write them: seconds, or [H:]MM:SS, each with a fraction.
package enum MediaTime {
  /// The time that `text` says, to the nanosecond; nil when it says none.
  package static func read(_ text: String) -> CMTime? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = seconds(parts[0]) else { return nil }
    guard let fraction = parts.count == 1 ? 0 : nanoseconds(parts[1]) else { return nil }
    let (scaled, isTooLong) = whole.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isTooLong, scaled <= .max - fraction else { return nil }
    return CMTime(value: scaled + fraction, timescale: 1_000_000_000)
  }

  /// The seconds before the point: one field unbounded, those behind it below 60.
  private static func seconds(_ text: Substring) -> Int64? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(fields.count) else { return nil }
    var total: Int64 = 0
    for (place, field) in fields.enumerated() {
      guard let value = digits(field), place == 0 || value < 60 else { return nil }
      let (shifted, isTooLong) = total.multipliedReportingOverflow(by: 60)
      guard !isTooLong, shifted <= .max - value else { return nil }
      total = shifted + value
    }
    return total
  }

  /// The digits behind the point as billionths; those beyond the ninth are finer than anything here.
  private static func nanoseconds(_ text: Substring) -> Int64? {
    guard digits(text.prefix(9)) != nil, text.utf8.allSatisfy(isDigit) else { return nil }
    let nine = String(text.prefix(9))
    return digits(Substring(nine + String(repeating: "0", count: 9 - nine.utf8.count)))
  }

  private static func digits(_ text: Substring) -> Int64? {
    !text.isEmpty && text.utf8.allSatisfy(isDigit) ? Int64(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
