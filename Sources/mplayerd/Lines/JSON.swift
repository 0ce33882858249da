/// A value in JSON, with the keys of objects in the order they were given.
///
/// Foundation's encoders cost more at start than the whole of a short clip; this is all that event lines need.
package enum JSON: Sendable, Hashable {
  /// Nothing, or nothing known.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; what JSON cannot say (not a number, without end) is `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by name, in order.
  case object([Member])

  /// A named value in an object.
  package struct Member: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSON

    /// Names `value`.
    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The text, or null for none.
  package static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// Seconds to the nanosecond, or null for none.
  package static func seconds(_ seconds: Double?) -> JSON {
    guard let seconds, seconds.isFinite else { return .null }
    return .number((seconds * 1e9).rounded() / 1e9)
  }

  /// The value on one line.
  package var line: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += value.isFinite ? value.description : "null"
    case .string(let text): Self.write(text, to: &out)
    case .array(let values):
      out += "["
      for (place, value) in values.enumerated() {
        if place > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { out += "," }
        Self.write(member.name, to: &out)
        out += ":"
        member.value.write(to: &out)
      }
      out += "}"
    }
  }

  private static func write(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let code = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - code.utf8.count) + code
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
