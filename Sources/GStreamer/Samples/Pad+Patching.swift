internal import CGStreamer

/// What to do with a buffer that passes.
package enum Patch: Sendable {
  /// Leave it, and look at the next one.
  case keep

  /// Take it out of the stream, and look at the next one.
  case hold

  /// Put these bytes in its place, and look at the next one.
  case pass([UInt8])

  /// Put these bytes in its place, and look at no more.
  case replace([UInt8])

  /// Leave it, and look at no more.
  case done
}

/// How bytes come by.
package enum PassingPlace: Sendable {
  /// Asked for from behind; such a buffer can be replaced but not held.
  case fetched

  /// Handed on, from this place of the stream.
  case handed(at: UInt64)

  /// Handed on, from who knows where.
  case unknown
}

extension Pad {
  /// Shows the bytes of each buffer that leaves here, pushed or pulled, to `body`, which may replace them.
  ///
  /// `body` is called on a streaming thread. The C function is `gst_pad_add_probe`.
  package func patchBytes(_ body: @escaping @Sendable ([UInt8], PassingPlace) -> Patch) {
    let mask = GstPadProbeType(
      GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_PUSH.rawValue | GST_PAD_PROBE_TYPE_PULL.rawValue
    )
    unsafe _ = gst_pad_add_probe(
      pointer, mask,
      { _, info, data in
        guard let info = unsafe info, let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        let offset = unsafe UInt64(cgst_buffer_offset(buffer))
        let body = unsafe Callback<@Sendable ([UInt8], PassingPlace) -> Patch>.body(data!)
        let isPulled = unsafe info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_PULL.rawValue != 0
        let place: PassingPlace = isPulled ? .fetched : offset == .max ? .unknown : .handed(at: offset)
        switch body(unsafe Bytes.copied(from: buffer), place) {
        case .keep: return GST_PAD_PROBE_OK
        case .hold: return GST_PAD_PROBE_DROP
        case .done: return GST_PAD_PROBE_REMOVE
        case .pass(let bytes):
          unsafe replace(buffer, with: bytes, in: info)
          return GST_PAD_PROBE_OK
        case .replace(let bytes):
          unsafe replace(buffer, with: bytes, in: info)
          return GST_PAD_PROBE_REMOVE
        }
      },
      Callback.retained(body), releaseCallback)
  }
}

/// Puts a buffer with `bytes` in the place of the one that passes.
private func replace(
  _ buffer: UnsafeMutablePointer<GstBuffer>, with bytes: [UInt8],
  in info: UnsafeMutablePointer<GstPadProbeInfo>
) {
  let patched = unsafe Bytes.buffer(with: bytes)
  let copied = GstBufferCopyFlags(GST_BUFFER_COPY_FLAGS.rawValue | GST_BUFFER_COPY_TIMESTAMPS.rawValue)
  unsafe _ = gst_buffer_copy_into(patched, buffer, copied, 0, gsize.max)
  unsafe gst_buffer_unref(buffer)
  unsafe info.pointee.data = UnsafeMutableRawPointer(patched)
}
