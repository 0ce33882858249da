import Glibc

/// What a test's own server does with a request.
enum Answer: Sendable {
  /// Gives the whole or the part that is asked for.
  case parts([UInt8])

  /// Gives the whole, whatever part is asked for.
  case whole([UInt8])

  /// Gives what a station sends, whose words come after so many bytes.
  case station([UInt8], every: Int)

  /// Gives the whole in chunks, and so without its size.
  case chunks([UInt8])

  /// Promises what is asked for, and breaks off in the middle.
  case half([UInt8])

  /// Gives the part that is asked for, and of what begins in the first half no more than that; then holds the connection
  /// until the gate is open, and breaks off.
  case halfHeld([UInt8], Gate)

  /// Gives the whole, but no more than so many bytes every tenth of a second.
  case slowly([UInt8], Int)

  /// Gives nothing but a status and a few fields.
  case status(Int, [String: String] = [:])

  /// Says nothing until the client goes away.
  case silence

  func send(to connection: Int32, of request: Request) {
    switch self {
    case .parts(let bytes): sendPart(of: bytes, from: request.start, to: connection)
    case .whole(let bytes):
      write(head(200, ["Content-Length": "\(bytes.count)"]) + bytes, to: connection)
    case .station(let bytes, let interval):
      write(head(200, ["icy-metaint": "\(interval)", "Content-Type": "audio/aac"]) + bytes, to: connection)
    case .chunks(let bytes):
      let chunk = Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n0\r\n\r\n".utf8)
      write(head(200, ["Transfer-Encoding": "chunked"]) + chunk, to: connection)
    case .half(let bytes): sendPart(of: bytes, from: request.start, upTo: bytes.count / 2, to: connection)
    case .halfHeld(let bytes, let gate):
      let half = bytes.count / 2
      let isFirst = request.start ?? 0 < half
      sendPart(of: bytes, from: request.start, upTo: isFirst ? half : bytes.count, to: connection)
      if isFirst { gate.pass() }
    case .slowly(let bytes, let count):
      write(head(200, ["Content-Length": "\(bytes.count)"]), to: connection)
      for start in stride(from: 0, to: bytes.count, by: count) {
        guard write(bytes[start..<min(start + count, bytes.count)], to: connection) else { return }
        usleep(100_000)
      }
    case .status(let status, let fields):
      write(head(status, fields.merging(["Content-Length": "0"]) { $1 }), to: connection)
    case .silence: while !Sockets.read(1, from: connection).isEmpty {}
    }
  }

  /// `limit`: where it breaks off, whatever it has promised.
  private func sendPart(of bytes: [UInt8], from start: Int?, upTo limit: Int? = nil, to connection: Int32) {
    let limit = limit ?? bytes.count
    guard let start else {
      let fields = ["Content-Length": "\(bytes.count)", "Accept-Ranges": "bytes"]
      write(head(200, fields) + bytes[..<limit], to: connection)
      return
    }
    guard start < bytes.count else {
      write(head(416, ["Content-Length": "0", "Content-Range": "bytes */\(bytes.count)"]), to: connection)
      return
    }
    let fields = [
      "Content-Length": "\(bytes.count - start)", "Accept-Ranges": "bytes",
      "Content-Range": "bytes \(start)-\(bytes.count - 1)/\(bytes.count)",
    ]
    write(head(206, fields) + bytes[min(start, limit)..<limit], to: connection)
  }

  private func head(_ status: Int, _ fields: [String: String]) -> [UInt8] {
    let lines = fields.map { "\($0): \($1)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) As told\r\nConnection: close\r\n\(lines)\r\n".utf8)
  }

  @discardableResult
  private func write(_ bytes: some Collection<UInt8>, to connection: Int32) -> Bool {
    Sockets.write(Array(bytes), to: connection)
  }
}
