import Foundation

/// The value of an item of metadata, seen as one type or another.
struct MetadataValue {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  /// The words, or a number in words.
  var string: String? {
    switch value {
    case let text as NSString: text as String
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The number.
  var number: NSNumber? { value as? NSNumber }

  /// The date, or what words tell of one (ISO 8601, as much of it as there is).
  var date: Date? {
    switch value {
    case let date as NSDate: date as Date
    case let text as NSString: Self.date(in: text as String)
    default: nil
    }
  }

  /// The bytes.
  var data: Data? { (value as? NSData).map { $0 as Data } }

  private static func date(in text: String) -> Date? {
    for format in ["yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd", "yyyy-MM", "yyyy"] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
