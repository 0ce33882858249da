internal import CGStreamer

extension Pad {
  /// Calls `body` with the first caps that leave here and this pad, before they have gone on; what it links gets them.
  package func onFirstCaps(_ body: @escaping @Sendable (Caps, Pad) -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM,
      { pad, info, data in
        guard let pad = unsafe pad, let info = unsafe info, let event = unsafe cgst_probe_event(info),
          unsafe cgst_event_type(event) == GST_EVENT_CAPS
        else { return GST_PAD_PROBE_OK }
        var caps: UnsafeMutablePointer<GstCaps>?
        unsafe gst_event_parse_caps(event, &caps)
        if let caps = unsafe caps {
          unsafe Callback<@Sendable (Caps, Pad) -> Void>.body(data!)(
            Caps(MiniObject(retaining: caps)), Pad(Object(retaining: pad)))
        }
        return GST_PAD_PROBE_REMOVE
      },
      Callback.retained(body), releaseCallback)
  }

  /// Calls `body` for each buffer that leaves here, on the thread that pushes it.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func onBuffers(_ body: @escaping @Sendable () -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { _, _, data in
        unsafe Callback<@Sendable () -> Void>.body(data!)()
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }

  /// Calls `body` with the number of bytes of each buffer that comes by, on the thread that pushes it.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func onSizes(_ body: @escaping @Sendable (Int) -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { _, info, data in
        guard let info = unsafe info, let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
        let size = unsafe gst_buffer_get_size(raw.assumingMemoryBound(to: GstBuffer.self))
        unsafe Callback<@Sendable (Int) -> Void>.body(data!)(Int(size))
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }

  /// Calls `body` when a flush begins to come by, before it has gone on.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func onFlushes(_ body: @escaping @Sendable () -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_EVENT_FLUSH,
      { _, info, data in
        if let info = unsafe info, let event = unsafe cgst_probe_event(info),
          unsafe cgst_event_type(event) == GST_EVENT_FLUSH_START
        {
          unsafe Callback<@Sendable () -> Void>.body(data!)()
        }
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }
}
