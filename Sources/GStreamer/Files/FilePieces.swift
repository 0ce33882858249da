internal import Glibc

/// A file that is read here and there.
@safe
package final class FilePieces: Sendable {
  private let descriptor: Int32

  /// Opens the file at `path`, whatever bytes that is made of.
  ///
  /// The C function is `open`.
  package init(path: [UInt8]) throws(FileError) {
    descriptor = unsafe (path + [0]).withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe open($0.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC)
      }
        ?? -1
    }
    if descriptor < 0 { throw FileError() }
  }

  deinit { close(descriptor) }

  /// As many bytes as there are from `place` on, `count` at most; none where they cannot be read.
  ///
  /// The C function is `pread`.
  package func bytes(at place: Int64, count: Int) -> [UInt8] {
    guard place >= 0, count > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { space, filled in
      filled = max(0, unsafe pread(descriptor, space.baseAddress, count, off_t(place)))
    }
  }
}
