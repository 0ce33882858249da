import Foundation

/// The articles that list what became of each name of Apple's, read.
///
/// A type is a heading of the third order, its names are the lines of the table below: "`name` with `word`", the state,
/// the remark. "where" in a heading begins a condition that the declarations bear.
struct ParityList {
  /// A line that cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// Begin the headings of what belongs to no type.
  private static let globals = ["Constants of ", "Functions of "]

  private(set) var rows: [ParityRow] = []

  /// Reads every article of a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "md" {
      try read(String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
    }
  }

  /// Reads one article.
  init(text: String) throws { try read(text, named: "text") }

  private mutating func read(_ text: String, named name: String) throws {
    var type: String?
    var conditions: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("### ") {
        let heading = line.dropFirst(4).split(separator: " where ").map(String.init)
        type = Self.globals.contains { line.dropFirst(4).hasPrefix($0) } ? nil : heading[0]
        conditions = Array(heading.dropFirst())
      } else if line.hasPrefix("| `") {
        try rows.append(Self.row(line, of: type, conditions, at: "\(name):\(number + 1)"))
      }
    }
  }

  private static func row(
    _ line: Substring, of type: String?, _ conditions: [String], at place: String
  ) throws -> ParityRow {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    let spans = cells[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }.map {
      String($0.element)
    }
    guard cells.count == 3, let member = spans.first, let state = ParityRow.State(rawValue: cells[1]) else {
      throw Unreadable(description: "\(place): not a name, a state and a remark: \(line)")
    }
    return ParityRow(
      type: type, member: member, words: spans.dropFirst() + conditions, state: state, remark: cells[2],
      place: place)
  }
}
