import Foundation
import Glibc
import Playback

/// A folder for files made on the spot.
///
/// Each process has one of its own, and sweeps away those of processes that are no more.
final class Scratch: Sendable {
  private let folder: URL

  init() {
    let all = FileManager.default.temporaryDirectory.appending(path: "mplayerd-tests")
    folder = all.appending(path: "\(getpid())")
    for old in (try? FileManager.default.contentsOfDirectory(at: all, includingPropertiesForKeys: nil)) ?? []
    {
      guard let number = Int32(old.lastPathComponent), kill(number, 0) != 0 else { continue }
      // Another test process may sweep at the same time.
      try? FileManager.default.removeItem(at: old)
    }
  }

  /// A file of this name with these bytes.
  func file(_ name: String, _ bytes: [UInt8]) throws -> Media {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let address = folder.appending(path: name)
    try Data(bytes).write(to: address)
    return Media(url: address.absoluteString)
  }

  /// A file whose name is of any bytes but slashes.
  func file(named name: [UInt8], _ bytes: [UInt8]) throws -> Media {
    let plain = try file("plain", bytes).url.dropFirst("file://".count)
    let target = Array(folder.path.utf8) + Array("/".utf8) + name + [0]
    guard unsafe rename(String(plain), target.map { CChar(bitPattern: $0) }) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    let escaped = target.dropLast().map { byte in
      byte == UInt8(ascii: "/") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return Media(url: "file://" + escaped.joined())
  }
}
