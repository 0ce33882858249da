/// One command of the harness, as a line of standard input says it.
package struct BenchLine: Sendable, Hashable {
  /// The name of the command.
  package let name: String

  /// The player it is for.
  package let id: String

  /// What stands behind that.
  package let arguments: [String]

  /// Reads a line; nil when there is nothing on it.
  package init?(_ line: String) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
    guard let name = words.first else { return nil }
    self.name = name
    id = words.count > 1 ? words[1] : "p"
    arguments = Array(words.dropFirst(2))
  }

  /// The first argument, empty where there is none.
  package var argument: String { arguments.first ?? "" }
}
