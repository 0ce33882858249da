internal import CGStreamer

/// Sets of characters, by their IANA names.
package enum Charset {
  /// The words that `bytes` are in the set called `name`; nil where there is no such set, or they are none in it.
  ///
  /// The C function is `g_convert`.
  package static func words(_ bytes: [UInt8], in name: String) -> String? {
    var size: gsize = 0
    let made = unsafe bytes.withUnsafeBytes { space -> UnsafeMutablePointer<CChar>? in
      let start = unsafe space.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe g_convert(start, gssize(bytes.count), "UTF-8", name, nil, &size, nil)
    }
    guard let made = unsafe made else { return nil }
    defer { unsafe g_free(made) }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: made, count: Int(size)), as: UTF8.self)
  }
}
