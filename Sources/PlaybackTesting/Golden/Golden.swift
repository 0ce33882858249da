import FoundationEssentials
public import Playback

/// A file that holds what came out once and was found right, to compare with what comes out now.
///
/// The file lies in the folder `Golden` beside the test. It is written anew, and nothing compared, when the environment
/// variable `MPLAYERD_RECORD` is 1; then read what has changed in it.
public struct Golden: Sendable {
  /// Where the file is.
  public let path: String

  /// Names the file `name` for a test in the source file `file`.
  public init(_ name: String, besides file: String = #filePath) {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    path = "\(folder)/Golden/\(name)"
  }

  /// Throws `Difference` unless `text` is what the file holds.
  public func check(_ text: String) throws {
    if ProcessInfo.processInfo.environment["MPLAYERD_RECORD"] == "1" { return try record(text) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Difference(
        path: path, line: 1, expected: nil, found: text.split(separator: "\n").first.map(String.init))
    }
    let expected = String(decoding: data, as: UTF8.self)
    if let difference = Difference(path: path, from: expected, to: text) { throw difference }
  }

  /// Throws `Difference` unless `reports`, a line each, are what the file holds.
  public func check(_ reports: [Report]) throws {
    try check(reports.map { "\($0.ticket) \($0.event.line)\n" }.joined())
  }

  /// Keeps `text` as what is right.
  func record(_ text: String) throws {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Where what came out first differs from the file.
  public struct Difference: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    public let path: String

    /// The number of the first line that differs, from 1 on.
    public let line: Int

    /// What the file holds there; nil behind its end, or where there is no file.
    public let expected: String?

    /// What came instead; nil where nothing did.
    public let found: String?

    /// One sentence for people.
    public var description: String {
      let (old, new) = (expected.map { "\"\($0)\"" } ?? "nothing", found.map { "\"\($0)\"" } ?? "nothing")
      return
        "\(path):\(line) holds \(old), but \(new) came; if that is right, run again with MPLAYERD_RECORD=1."
    }
  }
}

extension Golden.Difference {
  /// The first difference between two texts; nil where there is none.
  init?(path: String, from old: String, to new: String) {
    guard old != new else { return nil }
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let same = zip(old, new).prefix { $0 == $1 }.count
    (self.path, line) = (path, same + 1)
    expected = same < old.count ? String(old[same]) : nil
    found = same < new.count ? String(new[same]) : nil
  }
}
