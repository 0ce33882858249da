internal import CGStreamer

/// What to do with a buffer that passes.
package enum Patch: Sendable {
  /// Leave it, and look at the next one.
  case keep

  /// Put these bytes in its place, and look at no more.
  case replace([UInt8])

  /// Leave it, and look at no more.
  case done
}

extension Pad {
  /// Shows the bytes of each buffer that leaves here, pushed or pulled, to `body`, which may replace them once.
  ///
  /// `body` is called on a streaming thread. The C function is `gst_pad_add_probe`.
  package func patchBytes(_ body: @escaping @Sendable ([UInt8]) -> Patch) {
    let mask = GstPadProbeType(
      GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_PUSH.rawValue | GST_PAD_PROBE_TYPE_PULL.rawValue
    )
    unsafe _ = gst_pad_add_probe(
      pointer, mask,
      { _, info, data in
        guard let info = unsafe info, let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        switch unsafe Callback<@Sendable ([UInt8]) -> Patch>.body(data!)(Bytes.copied(from: buffer)) {
        case .keep: return GST_PAD_PROBE_OK
        case .done: return GST_PAD_PROBE_REMOVE
        case .replace(let bytes):
          let patched = unsafe Bytes.buffer(with: bytes)
          unsafe _ = gst_buffer_copy_into(
            patched, buffer,
            GstBufferCopyFlags(GST_BUFFER_COPY_FLAGS.rawValue | GST_BUFFER_COPY_TIMESTAMPS.rawValue), 0,
            gsize.max)
          unsafe gst_buffer_unref(buffer)
          unsafe info.pointee.data = UnsafeMutableRawPointer(patched)
          return GST_PAD_PROBE_REMOVE
        }
      },
      Callback.retained(body), releaseCallback)
  }
}
