/// What stands behind a tag of an HLS playlist: names with their values, separated by commas.
package struct PlaylistAttributes: Sendable, Hashable {
  /// One name with its value.
  package struct Attribute: Sendable, Hashable {
    /// What it is called.
    package let name: Substring

    /// The value, as it stands in the line, without quotation marks.
    package let text: Substring

    /// Whether it stands between quotation marks.
    package let isQuoted: Bool
  }

  /// All of them, in the order of the line.
  package private(set) var all: [Attribute] = []

  /// Reads what follows the first colon of `line`.
  package init(of line: Substring) {
    var rest = line.drop { $0 != ":" }.dropFirst()
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop { $0 == " " || $0 == "," }
      rest = rest[rest.index(after: equals)...]
      let isQuoted = rest.first == "\""
      if isQuoted { rest = rest.dropFirst() }
      let text = rest.prefix { $0 != (isQuoted ? "\"" : ",") }
      all.append(Attribute(name: name, text: text, isQuoted: isQuoted))
      rest = rest[text.endIndex...].dropFirst()
      if isQuoted, rest.first == "," { rest = rest.dropFirst() }
    }
  }

  /// The attribute of this name, whose last word holds; nil where there is none.
  package subscript(attribute name: String) -> Attribute? { all.last { $0.name == name } }

  /// The value with this name; nil where there is none.
  package subscript(name: String) -> String? { self[attribute: name].map { String($0.text) } }
}
