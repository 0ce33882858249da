import Foundation

/// Text that is kept beside the tests; `Scripts/record` writes it anew.
enum Golden {
  /// The kept text by this name, or the new one when recording.
  static func text(_ name: String, now text: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["MPLAYERD_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
