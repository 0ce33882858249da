import Foundation

/// The table of Apple's members that this package is held to: a file beside the package, not part of it.
struct AppleTable {
  /// A member that code may count on.
  struct Member: Hashable, CustomStringConvertible {
    /// Nil for what belongs to no type.
    let type: String?
    let name: String

    var description: String { [type, name].compactMap(\.self).joined(separator: ".") }
  }

  static let file = Package.root.deletingLastPathComponent().appending(path: "shared/api/api.tsv")

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The members of the first two tiers, as often as they are in the table.
  static func members() throws -> [Member] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().flatMap {
      line -> [Member] in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard ["1", "2"].contains(cells[5]) else { return [] }
      let type = cells[1] == "(global)" ? nil : String(cells[1])
      return names(in: cells[2]).map { Member(type: type, name: $0) }
    }
  }

  /// One name mostly, or all that a cell as "name_A / _B" stands for; names of strings lose their quotes.
  private static func names(in cell: Substring) -> [String] {
    let parts = cell.replacing("\"", with: "").split(separator: " / ").map(String.init)
    guard parts.count > 1, let bar = parts[0].lastIndex(of: "_") else { return parts }
    return [parts[0]] + parts.dropFirst().map { parts[0][..<bar] + $0 }
  }
}
