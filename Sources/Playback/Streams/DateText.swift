/// Dates as playlists write them: ISO 8601, such as `2024-05-01T10:00:00.500+02:00`.
package enum DateText {
  /// Seconds since the beginning of 1970; nil where `text` is no date.
  package static func seconds(_ text: String) -> Double? {
    let parts = text.split { $0 == "T" || $0 == "t" || $0 == " " }
    guard parts.count >= 2 else { return nil }
    let day = parts[0].split(separator: "-").compactMap { Int($0) }
    guard day.count == 3, (1...9999).contains(day[0]), (1...12).contains(day[1]), (1...31).contains(day[2])
    else { return nil }
    let clock = parts[1].prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let times = clock.split(separator: ":").compactMap { Double($0) }
    guard (2...3).contains(times.count), times.allSatisfy({ (0..<62).contains($0) }) else { return nil }
    let zone = offset(parts[1].dropFirst(clock.count))
    let seconds = times[0] * 3600 + times[1] * 60 + (times.count == 3 ? times[2] : 0)
    return Double(days(day[0], day[1], day[2])) * 86_400 + seconds - Double(zone)
  }

  /// Seconds east of Greenwich.
  private static func offset(_ zone: Substring) -> Int {
    guard let sign = zone.first, sign == "+" || sign == "-" else { return 0 }
    let digits = zone.dropFirst().filter(\.isNumber).compactMap(\.wholeNumberValue)
    guard digits.count >= 2 else { return 0 }
    let hours = digits[0] * 10 + digits[1]
    let minutes = digits.count >= 4 ? digits[2] * 10 + digits[3] : 0
    return (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
  }

  /// Days from the beginning of 1970 to a day of the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years are counted from March, so that the leap day comes last.
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719_468
  }
}
