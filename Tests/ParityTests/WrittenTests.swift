import Foundation

/// The tests of this package as their files have them, by file and function.
struct WrittenTests {
  private(set) var names: Set<String> = []

  /// Reads every file of a folder and of those below.
  init(folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      try read(
        String(contentsOf: file, encoding: .utf8), named: file.deletingPathExtension().lastPathComponent)
    }
  }

  /// Reads one file.
  init(text: String, named name: String) { read(text, named: name) }

  /// A test is a function behind `@Test`, on the same line or a later one.
  private mutating func read(_ text: String, named name: String) {
    var isTest = false
    for line in text.split(separator: "\n") {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("@Test") { isTest = true }
      guard isTest, let function = line.range(of: "func ") else { continue }
      names.insert(name + "." + line[function.upperBound...].prefix { $0 != "(" })
      isTest = false
    }
  }
}
