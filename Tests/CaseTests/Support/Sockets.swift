import Glibc

/// The few calls on sockets that a test's own server needs; the only place here that touches pointers.
enum Sockets {
  struct Failure: Error {
    let number: Int32
  }

  /// A socket that listens on a free port of this machine's own address.
  static func listen() throws(Failure) -> Int32 {
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let isBound = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard made >= 0, isBound, Glibc.listen(made, 64) == 0 else { throw Failure(number: errno) }
    return made
  }

  /// The port on which it listens.
  static func port(of socket: Int32) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe getsockname(socket, $0, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next connection; nil when the socket is shut down.
  static func accept(_ socket: Int32) -> Int32? {
    let connection = Glibc.accept(socket, nil, nil)
    return connection >= 0 ? connection : nil
  }

  /// Up to `count` bytes; none at the end.
  static func read(_ count: Int, from connection: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { space, used in
      used = unsafe max(0, recv(connection, space.baseAddress, count, 0))
    }
  }

  /// Writes all of it, or as much as the other side takes before it goes away; whether it was all.
  @discardableResult
  static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }

  /// A port of this machine on which nobody listens.
  static func freePort() throws(Failure) -> Int {
    let made = try listen()
    defer { close(made) }
    return port(of: made)
  }
}
