import Foundation

/// Writes whole lines to a standard stream, each in one call, so that those of several threads never mix.
package struct LineWriter: Sendable {
  private let stream: FileHandle

  /// The stream for what a program reads.
  package static let output = LineWriter(stream: .standardOutput)

  /// The stream for what people read when something is wrong.
  package static let errors = LineWriter(stream: .standardError)

  /// Writes `line` and its end; false when nobody can read it any more.
  @discardableResult
  package func write(_ line: String) -> Bool { writeAsIs(line + "\n") }

  /// Writes `text` without adding anything; false when nobody can read it any more.
  @discardableResult
  package func writeAsIs(_ text: String) -> Bool {
    do {
      try stream.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      // A reader that left is no fault of playback; the caller decides whether to go on.
      return false
    }
  }
}
