import Foundation

/// The corpus' own server, in a process of its own that ends with this one, however this one ends.
final class CorpusServer: Sendable {
  /// Where it listens, on this machine's own address.
  let port: Int

  /// Held open as long as the server is wanted: it reads from there, and ends where it comes to the end.
  private let leash = Pipe()

  /// Serves `folder` by the server in `script`; returns when it listens, and throws where it never does.
  ///
  /// It takes a port that the system gives it and says which, so nothing has to be tried again and again: asking
  /// whether somebody listens yet finds strangers, and sometimes itself.
  init(script: URL, folder: URL) throws {
    let (process, said) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.wrapper, script.path, folder.path]
    process.standardInput = leash
    process.standardOutput = said
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n"), let byte = try said.fileHandleForReading.read(upToCount: 1),
      !byte.isEmpty
    { line += byte }
    guard
      let port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    else { throw Silent() }
    self.port = port
  }

  /// The server ended without having listened.
  struct Silent: Error {}

  /// Runs the script with a server that says its port, asks no name server who it is, and ends with its leash.
  private static let wrapper = """
    import http.server, os, runpy, socket, sys, threading
    script, folder = sys.argv[1:3]
    class Server(http.server.ThreadingHTTPServer):
        request_queue_size = 64
        def server_activate(self):
            super().server_activate()
            print(self.server_address[1], flush=True)
    http.server.ThreadingHTTPServer = Server
    socket.getfqdn = lambda name='': name
    threading.Thread(target=lambda: (sys.stdin.buffer.read(), os._exit(0)), daemon=True).start()
    sys.argv = [script, folder, '0']
    runpy.run_path(script)
    """
}
