import Foundation

/// One run of the built command, from its start to its end.
struct Run: Sendable {
  /// What it said to its shell.
  let code: Int32

  /// The lines on standard output.
  let output: [String]

  /// What it wrote to standard error.
  let errors: String

  /// Runs `mplayerd` with `arguments` in `folder`; `whenLine` is told of each line and may end it.
  init(_ arguments: [String], in folder: URL, whenLine: @Sendable (String, Process) -> Void = { _, _ in })
    throws
  {
    try self.init(Self.program, arguments, in: folder, whenLine: whenLine)
  }

  /// Lets a shell run `script`, in which `$M` is the command.
  init(shell script: String, in folder: URL) throws {
    try self.init(URL(filePath: "/bin/sh"), ["-c", script], in: folder) { _, _ in }
  }

  private init(
    _ program: URL, _ arguments: [String], in folder: URL, whenLine: (String, Process) -> Void
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["M": Self.program.path]) { _, new in
      new
    }
    let (output, errors) = (Pipe(), folder.appending(path: ".errors"))
    try Data().write(to: errors)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    var (lines, rest) = ([String](), Data())
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
        whenLine(lines[lines.count - 1], process)
      }
    }
    process.waitUntilExit()
    code = process.terminationStatus
    self.output = lines
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// The command, beside the tests that were built with it.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "mplayerd")

  /// The lines as JSON objects.
  func events() throws -> [[String: Any]] {
    try output.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return object as? [String: Any] ?? [:]
    }
  }

  /// The items of the summary, which is the last line.
  func items() throws -> [[String: Any]] { try events().last?["items"] as? [[String: Any]] ?? [] }

  /// What went wrong with each item of the summary, empty where nothing did.
  func codes() throws -> [String] {
    try items().map { ($0["error"] as? [String: Any])?["code"] as? String ?? "" }
  }
}
