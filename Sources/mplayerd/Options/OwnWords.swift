import Foundation

/// The words this process was started with.
///
/// `CommandLine.arguments` repairs what is no UTF-8, so that a path with such bytes names another file than the one
/// meant; the kernel's own copy has them untouched.
enum OwnWords {
  /// The words behind the program's name.
  static func read() -> [Word] {
    guard let line = FileManager.default.contents(atPath: "/proc/self/cmdline"), line.last == 0 else {
      return CommandLine.arguments.dropFirst().map { Word($0) }
    }
    return split(Array(line))
  }

  /// Cuts the kernel's copy, in which every word ends with a zero, and drops the program's name.
  private static func split(_ line: [UInt8]) -> [Word] {
    line.dropLast().split(separator: 0, omittingEmptySubsequences: false).dropFirst()
      .map { Word(bytes: Array($0)) }
  }
}
