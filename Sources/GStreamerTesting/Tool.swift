import Foundation

/// Runs a program that makes something for a test.
package enum Tool {
  /// Whether `name`, looked for where a shell would, went well with `arguments`.
  ///
  /// It is waited for on a thread of its own: on one of the shared pool every other test would wait too.
  package static func run(_ name: String, _ arguments: [String]) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let program = Process()
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = [name] + arguments
        program.standardInput = FileHandle.nullDevice
        do {
          try program.run()
          program.waitUntilExit()
          continuation.resume(returning: program.terminationStatus == 0)
        } catch {
          continuation.resume(returning: false)
        }
      }
    }
  }
}
