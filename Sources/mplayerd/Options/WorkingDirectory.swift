import Foundation

/// The folder that relative paths start from.
enum WorkingDirectory {
  /// Its path.
  ///
  /// Foundation repairs a path that is no UTF-8, which then names nothing; the kernel's link to the same folder is
  /// always plain text.
  static var path: String {
    let path = FileManager.default.currentDirectoryPath
    return path.isEmpty || path.contains("\u{FFFD}") ? "/proc/self/cwd" : path
  }
}
