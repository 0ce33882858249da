import Foundation
import Glibc
import Synchronization

/// An HTTP server for one test, that answers as badly as it is told to.
///
/// It closes each connection after one answer, and lives until it is let go of.
final class LoopbackServer: Sendable {
  let port: Int
  private let socket: Int32
  private let counts = Mutex<[String: Int]>([:])

  /// Answers each request with what `answer` says.
  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    socket = try Sockets.listen()
    port = Sockets.port(of: socket)
    Thread.detachNewThread { [weak self, socket] in
      while let connection = Sockets.accept(socket) {
        Thread.detachNewThread { [weak self] in
          defer { close(connection) }
          guard let request = self?.request(on: connection) else { return }
          answer(request).send(to: connection, of: request)
        }
      }
    }
  }

  deinit {
    // `accept` returns from a socket that is shut down, but not from one that is closed.
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// The address of `path` here.
  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  private func request(on connection: Int32) -> Request? {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = Sockets.read(1, from: connection).first else { return nil }
      head.append(byte)
    }
    return Request(head) { path in
      counts.withLock { counts in
        counts[path, default: 0] += 1
        return counts[path, default: 0]
      }
    }
  }
}
