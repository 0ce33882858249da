import Foundation
import Playback

/// The awkward media that lie beside the package, where they do: built once a machine, and served as badly as asked.
final class Corpus: Sendable {
  /// Why it is not there, for the tests that need it; empty when it is.
  static let comment =
    "MPLAYERD_SHARED does not name a folder with corpus/make.sh, or ffmpeg or python3 is missing"

  /// The corpus, if it can be had.
  static let shared: Corpus? = {
    guard let scripts, tools.allSatisfy(isInstalled), let folder = built(by: scripts) else { return nil }
    return Corpus(folder: folder, scripts: scripts)
  }()

  static var isThere: Bool { shared != nil }

  private static let tools = ["ffmpeg", "python3", "bash"]

  private let folder: URL
  private let server: Process
  private let leash = Pipe()
  private let port: Int

  private init?(folder: URL, scripts: URL) {
    guard let port = try? Sockets.freePort() else { return nil }
    self.folder = folder
    self.port = port
    server = Process()
    server.executableURL = URL(filePath: "/bin/sh")
    // The shell reads until this process is gone, however it went, and then ends the server by its number;
    // by KILL, since children inherit that this thread blocks other signals.
    let leashed = #"python3 "$0" "$1" "$2" & server=$!; read -r _; kill -KILL $server"#
    let script = scripts.appending(path: "fault_server.py").path
    server.arguments = ["-c", leashed, script, folder.path, "\(port)"]
    server.standardInput = leash
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    do { try server.run() } catch { return nil }
    for _ in 0..<500 where !Sockets.answers(port) { usleep(20_000) }
    if !Sockets.answers(port) { return nil }
  }

  /// A file of the corpus.
  func file(_ name: String) -> Media { Media(url: folder.appending(path: name).absoluteString) }

  /// A file whose name is no text: its escaped name.
  func oddFile(_ name: String) -> Media { Media(url: folder.absoluteString + "/" + name) }

  /// A file as the server gives it in a mode such as `norange`.
  func served(_ path: String) -> Media { Media(url: "http://127.0.0.1:\(port)/\(path)") }
}

// MARK: - Finding and building

extension Corpus {
  /// The folder with the scripts.
  private static var scripts: URL? {
    guard let told = ProcessInfo.processInfo.environment["MPLAYERD_SHARED"] else { return nil }
    let folder = URL(filePath: told).appending(path: "corpus")
    return FileManager.default.fileExists(atPath: folder.appending(path: "make.sh").path) ? folder : nil
  }

  private static func isInstalled(_ tool: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
    }
  }

  /// The folder with the media, which is named after the script's bytes, and built under another name first.
  private static func built(by scripts: URL) -> URL? {
    let script = scripts.appending(path: "make.sh")
    guard let text = try? Data(contentsOf: script) else { return nil }
    let sum = text.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let all = FileManager.default.temporaryDirectory
    let folder = all.appending(path: "mplayerd-corpus-\(String(sum, radix: 16))")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    let draft = all.appending(path: "mplayerd-corpus-draft-\(ProcessInfo.processInfo.processIdentifier)")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["bash", script.path, draft.path]
    build.standardInput = FileHandle.nullDevice
    do {
      try build.run()
      build.waitUntilExit()
      guard build.terminationStatus == 0 else { return nil }
      try FileManager.default.moveItem(at: draft, to: folder)
    } catch {
      // Another process may have been faster.
      try? FileManager.default.removeItem(at: draft)
    }
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}
