internal import CGStreamer

/// Moves bytes between buffers and Swift arrays.
enum Bytes {
  /// The bytes of `buffer`.
  static func copied(from buffer: UnsafeMutablePointer<GstBuffer>) -> [UInt8] {
    let size = Int(unsafe gst_buffer_get_size(buffer))
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { space, count in
      count = Int(unsafe gst_buffer_extract(buffer, 0, space.baseAddress, gsize(size)))
    }
  }

  /// A new buffer with `bytes` in it, owned by the caller.
  static func buffer(with bytes: [UInt8]) -> UnsafeMutablePointer<GstBuffer> {
    let buffer = unsafe gst_buffer_new_allocate(nil, gsize(bytes.count), nil)!
    unsafe bytes.withUnsafeBytes { unsafe _ = gst_buffer_fill(buffer, 0, $0.baseAddress, gsize(bytes.count)) }
    return unsafe buffer
  }
}
