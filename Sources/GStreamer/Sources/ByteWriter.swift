internal import CGStreamer

/// The way into a source element whose bytes are written by hand; does nothing once the element is gone.
@safe
package final class ByteWriter: Sendable {
  /// A reference that does not keep the element, which keeps those that write to it.
  nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

  init(_ source: UnsafeMutablePointer<GstAppSrc>) {
    unsafe reference = .allocate(capacity: 1)
    unsafe g_weak_ref_init(reference, source)
  }

  deinit {
    unsafe g_weak_ref_clear(reference)
    unsafe reference.deallocate()
  }

  /// Says how many bytes there are in all (nil: nobody knows), and whether it can be sent to any of them.
  ///
  /// The C functions are `gst_app_src_set_size` and `gst_app_src_set_stream_type`.
  package func describe(length: Int64?, isSeekable: Bool) {
    unsafe withSource { source in
      unsafe gst_app_src_set_size(source, Int(length ?? -1))
      let type = isSeekable ? GST_APP_STREAM_TYPE_SEEKABLE : GST_APP_STREAM_TYPE_STREAM
      unsafe gst_app_src_set_stream_type(source, type)
    }
  }

  /// Passes bytes on, which stand at `place` of the whole; never waits.
  ///
  /// The C function is `gst_app_src_push_buffer`.
  package func write(_ bytes: [UInt8], at place: Int64) {
    unsafe withSource { source in
      let buffer = unsafe Bytes.buffer(with: bytes)
      unsafe buffer.pointee.offset = guint64(place)
      unsafe _ = gst_app_src_push_buffer(source, buffer)
    }
  }

  /// Says that nothing follows.
  ///
  /// The C function is `gst_app_src_end_of_stream`.
  package func end() { unsafe withSource { source in unsafe _ = gst_app_src_end_of_stream(source) } }

  /// Lets the pipeline know that nothing will come.
  package func fail() {
    unsafe withSource { source in
      unsafe cgst_post_read_error(UnsafeMutableRawPointer(source).assumingMemoryBound(to: GstElement.self))
      unsafe _ = gst_app_src_end_of_stream(source)
    }
  }

  private func withSource(_ body: (UnsafeMutablePointer<GstAppSrc>) -> Void) {
    guard let object = unsafe g_weak_ref_get(reference) else { return }
    unsafe body(object.assumingMemoryBound(to: GstAppSrc.self))
    unsafe g_object_unref(object)
  }
}
