internal import CGStreamer

/// What comes by at a pad.
package enum Passing: Sendable {
  /// What follows does not belong to what came: after a flush, at another part of a stream.
  case broken

  /// These bytes.
  case bytes([UInt8])
}

extension Pad {
  /// Shows `body` what comes by here, on the thread that pushes it.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func onPassing(_ body: @escaping @Sendable (Passing) -> Void) {
    let mask = GstPadProbeType(
      GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM.rawValue
        | GST_PAD_PROBE_TYPE_EVENT_FLUSH.rawValue)
    unsafe _ = gst_pad_add_probe(
      pointer, mask,
      { _, info, data in
        guard let info = unsafe info else { return GST_PAD_PROBE_OK }
        let body = unsafe Callback<@Sendable (Passing) -> Void>.body(data!)
        if unsafe info.pointee.type.rawValue & GST_PAD_PROBE_TYPE_BUFFER.rawValue != 0 {
          guard let raw = unsafe info.pointee.data else { return GST_PAD_PROBE_OK }
          let buffer = unsafe raw.assumingMemoryBound(to: GstBuffer.self)
          if unsafe cgst_buffer_is_discontinuity(buffer) != 0 { body(.broken) }
          body(.bytes(unsafe Bytes.copied(from: buffer)))
        } else if let event = unsafe cgst_probe_event(info) {
          let type = unsafe cgst_event_type(event)
          if type == GST_EVENT_SEGMENT || type == GST_EVENT_FLUSH_STOP { body(.broken) }
        }
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }

  /// Tells `body` when each buffer that comes by is due in stream time, in nanoseconds, on the thread that pushes it.
  ///
  /// The C functions are `gst_pad_add_probe` and `gst_segment_to_stream_time_full`.
  package func onTimes(_ body: @escaping @Sendable (Int64) -> Void) {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_BUFFER,
      { pad, info, data in
        guard let pad = unsafe pad, let info = unsafe info, let raw = unsafe info.pointee.data,
          let event = unsafe gst_pad_get_sticky_event(pad, GST_EVENT_SEGMENT, 0)
        else { return GST_PAD_PROBE_OK }
        defer { unsafe gst_event_unref(event) }
        var segment = GstSegment()
        unsafe gst_event_copy_segment(event, &segment)
        let stamp = unsafe cgst_buffer_pts(raw.assumingMemoryBound(to: GstBuffer.self))
        var time: guint64 = 0
        guard stamp != .max, segment.format == GST_FORMAT_TIME else { return GST_PAD_PROBE_OK }
        let sign = unsafe gst_segment_to_stream_time_full(&segment, GST_FORMAT_TIME, stamp, &time)
        if sign != 0 {
          unsafe Callback<@Sendable (Int64) -> Void>.body(data!)(Int64(sign) * Int64(clamping: time))
        }
        return GST_PAD_PROBE_OK
      },
      Callback.retained(body), releaseCallback)
  }
}
