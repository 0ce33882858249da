import Foundation
import GStreamerTesting

/// What is public in the modules that this test was built with.
struct BuiltSymbols {
  /// The tool could not say what is in a module.
  struct Unknown: Error, CustomStringConvertible {
    let module: String
    var description: String { "swift symbolgraph-extract says nothing of \(module)" }
  }

  private var declarations: [String: [String]] = [:]
  private var above: [String: Set<String>] = [:]

  init(_ graphs: [SymbolGraph]) {
    var paths: [String: String] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      paths[symbol.identifier.precise] = symbol.path
      declarations[symbol.path, default: []].append(symbol.declaration)
    }
    for relationship in graphs.flatMap(\.relationships)
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let lower = paths[relationship.source], let upper = paths[relationship.target] else { continue }
      above[lower, default: []].insert(upper)
    }
  }

  /// Asks the compiler what is in the modules that lie beside the tests, whichever folder they were built in.
  init(of modules: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // What is left in the folder for temporary files does no harm.
      do { try FileManager.default.removeItem(at: folder) } catch {}
    }
    for module in modules {
      let arguments = [
        "symbolgraph-extract", "-module-name", module, "-I", Self.builtModules.path, "-target", Self.target,
        "-minimum-access-level", "public", "-output-dir", folder.path,
      ]
      guard await Tool.run("swift", arguments) else { throw Unknown(module: module) }
    }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    self.init(try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) })
  }

  /// Whether there is something of this name whose declaration has all the words, in its type or in one above.
  func contain(_ path: String, words: [String]) -> Bool {
    if let known = declarations[path],
      known.contains(where: { declaration in words.allSatisfy(declaration.contains) })
    {
      return true
    }
    guard let dot = path.split(separator: "(")[0].lastIndex(of: ".") else { return false }
    let member = path[dot...]
    return above[String(path[..<dot]), default: []].contains { contain($0 + member, words: words) }
  }

  private static var builtModules: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules")
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
