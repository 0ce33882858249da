internal import Glibc

/// A file that is written from front to back, and whose beginning may be put right later.
@safe
package final class ByteFile: Sendable {
  private let descriptor: Int32

  /// Opens or makes the file at `path`, and empties it.
  ///
  /// The C function is `open`.
  package init(path: String) throws(FileError) {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError() }
  }

  deinit { close(descriptor) }

  /// Writes all of `bytes` behind what has been written.
  ///
  /// The C function is `write`.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    unsafe try writeAll(bytes) { descriptor, start, count, _ in unsafe write(descriptor, start, count) }
  }

  /// Puts `bytes` in the place of the first ones; nothing happens where there is no going back, as in a pipe.
  ///
  /// The C function is `pwrite`.
  package func replaceBeginning(with bytes: [UInt8]) throws(FileError) {
    guard lseek(descriptor, 0, SEEK_CUR) >= 0 else { return }
    unsafe try writeAll(bytes) { descriptor, start, count, offset in
      unsafe pwrite(descriptor, start, count, off_t(offset))
    }
  }

  private func writeAll(
    _ bytes: [UInt8], with write: (Int32, UnsafeRawPointer?, Int, _ offset: Int) -> Int
  ) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { space in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: space[offset...])
        return unsafe write(descriptor, rest.baseAddress, rest.count, offset)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw FileError() }
      offset += written
    }
  }
}

/// Why a file could not be opened or written.
package struct FileError: Error, Hashable {
  /// What the system says of it.
  package let reason: String

  /// Whether it was for want of space.
  package let isOutOfSpace: Bool

  /// What has just gone wrong on this thread.
  init() {
    isOutOfSpace = errno == ENOSPC || errno == EDQUOT
    unsafe reason = String(cString: strerror(errno))
  }
}
