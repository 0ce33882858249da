import Foundation

/// Text in the W3C's Extended Log File Format.
enum ExtendedLog {
  /// A line of directives each for version and fields, and one line a row; nil where there are no rows.
  static func data(fields: [String], rows: [[String?]]) -> Data? {
    guard !rows.isEmpty else { return nil }
    let lines = rows.map { row in row.map { $0.map(word) ?? "-" }.joined(separator: "\t") }
    let text = (["#Version: 1.0", "#Fields: \(fields.joined(separator: " "))"] + lines).joined(
      separator: "\n")
    return Data((text + "\n").utf8)
  }

  /// A date as the format has it.
  static func date(_ date: Date) -> String { date.ISO8601Format() }

  /// What is told of a number; nil where it is not known.
  static func number(_ value: Double) -> String? { value < 0 ? nil : String(format: "%.3f", value) }

  /// What is told of a count; nil where it is not known.
  static func count(_ value: some BinaryInteger) -> String? { value < 0 ? nil : "\(value)" }

  /// Without what would end a field; one with spaces stands in quotes.
  private static func word(_ text: String) -> String {
    let line = text.map { $0 == "\t" || $0.isNewline ? " " : $0 }
    return line.contains(" ")
      ? "\"\(String(line).replacingOccurrences(of: "\"", with: "\"\""))\"" : String(line)
  }
}
