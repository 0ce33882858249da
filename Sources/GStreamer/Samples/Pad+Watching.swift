internal import CGStreamer

extension Pad {
  /// Shows the bytes of each buffer that passes here, with the caps they come in, to `body`, on a streaming
  /// thread.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func watchBytes(_ body: @escaping @Sendable ([UInt8], Caps?, _ time: Int64?) -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { pad, info, data in
        guard let pad = unsafe pad, let raw = unsafe info?.pointee.data else { return GST_PAD_PROBE_OK }
        let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
        let caps = unsafe gst_pad_get_current_caps(pad).map { unsafe Caps(MiniObject(adopting: $0)) }
        let stamp = unsafe cgst_buffer_pts(buffer)
        let body = unsafe Callback<@Sendable ([UInt8], Caps?, Int64?) -> Void>.body(data!)
        unsafe body(Bytes.copied(from: buffer), caps, stamp == .max ? nil : Int64(stamp))
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }
}

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
}
