import Foundation
import Playback
import Testing

/// The awkward media that lie beside the package, where they do: built once a machine, and served as badly as asked.
final class Corpus: Sendable {
  /// Runs the tests of a suite where there is a corpus, and says what is missing where there is none.
  static var isNeeded: some SuiteTrait & TestTrait {
    .enabled("There is no corpus: \(whyNot ?? "see above").") { await shared.value != nil }
  }

  /// The corpus, if it can be had; it is built and served when this is first asked for.
  static let shared = Task { await OwnThread.run { made() } }

  private let folder: URL
  private let server: CorpusServer

  private init(folder: URL, server: CorpusServer) {
    self.folder = folder
    self.server = server
  }

  /// A file of the corpus.
  func file(_ name: String) -> Media { Media(url: folder.appending(path: name).absoluteString) }

  /// A file whose name is no text: its escaped name.
  func oddFile(_ name: String) -> Media { Media(url: folder.absoluteString + "/" + name) }

  /// A file as the server gives it in a mode such as `norange`.
  func served(_ path: String) -> Media { Media(url: "http://127.0.0.1:\(server.port)/\(path)") }
}

// MARK: - Finding and building

extension Corpus {
  private static let tools = ["ffmpeg", "python3", "bash"]

  /// What is missing, as far as one can see without building.
  private static var whyNot: String? {
    let missing = tools.filter { !isInstalled($0) }
    guard FileManager.default.fileExists(atPath: scripts.appending(path: "make.sh").path) else {
      return "../shared/corpus/make.sh is not beside the package"
    }
    return missing.isEmpty ? nil : "\(missing.joined(separator: ", ")) is not installed"
  }

  /// The folder with the scripts: beside the package, unless MPLAYERD_SHARED names another place.
  private static let scripts: URL = {
    let here = URL(filePath: #filePath).pathComponents.dropLast(
      "Tests/CaseTests/Support/Corpus.swift".split(separator: "/").count + 1)
    let beside = URL(filePath: here.joined(separator: "/")).appending(path: "shared")
    let told = ProcessInfo.processInfo.environment["MPLAYERD_SHARED"].map { URL(filePath: $0) }
    return (told ?? beside).appending(path: "corpus")
  }()

  private static func isInstalled(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  /// Builds and serves it; nil, having said why, where that is not possible.
  private static func made() -> Corpus? {
    guard whyNot == nil else { return nil }
    do {
      let folder = try built()
      return Corpus(
        folder: folder,
        server: try CorpusServer(script: scripts.appending(path: "fault_server.py"), folder: folder))
    } catch {
      print("The corpus could not be made or served: \(error)")
      return nil
    }
  }

  /// The folder with the media, which is named after the script's bytes, and built under another name first.
  private static func built() throws -> URL {
    let script = scripts.appending(path: "make.sh")
    let text = try Data(contentsOf: script)
    let sum = text.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let all = FileManager.default.temporaryDirectory
    let folder = all.appending(path: "mplayerd-corpus-\(String(sum, radix: 16))")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    let draft = all.appending(path: "mplayerd-corpus-draft-\(ProcessInfo.processInfo.processIdentifier)")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["bash", script.path, draft.path]
    build.standardInput = FileHandle.nullDevice
    try build.run()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw Unmade(status: build.terminationStatus) }
    do {
      try FileManager.default.moveItem(at: draft, to: folder)
    } catch {
      // Another process may have been faster.
      guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
      try FileManager.default.removeItem(at: draft)
    }
    return folder
  }

  /// The script ended with this status.
  private struct Unmade: Error {
    let status: Int32
  }
}
