public import CoreMedia

/// A time of an item and the date that it stands for; the times behind it stand for the dates behind that one, up to
/// the next anchor.
public struct DateAnchor: Sendable, Hashable {
  /// The time, in item time.
  public var time: CMTime

  /// The date, in seconds since the beginning of 1970.
  public var date: Double

  /// Ties `time` to `date`.
  public init(time: CMTime, date: Double) {
    self.time = time
    self.date = date
  }
}

extension [DateAnchor] {
  /// The date of `time`, in seconds since the beginning of 1970; nil where none is known.
  package func date(of time: CMTime) -> Double? {
    guard time.isNumeric else { return nil }
    return last { $0.time <= time }.map { $0.date + (time - $0.time).seconds }
  }

  /// The time that stands for a date, given in seconds since the beginning of 1970; nil where none does.
  package func time(of date: Double) -> CMTime? {
    for (place, anchor) in enumerated().reversed() where anchor.date <= date {
      let time = anchor.time + CMTime(seconds: date - anchor.date, preferredTimescale: 1_000_000)
      // A date between the end of one part and the beginning of the next stands for no time.
      return place + 1 < count && time >= self[place + 1].time ? nil : time
    }
    return nil
  }
}
