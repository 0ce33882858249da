internal import CGStreamer

extension Pad {
  /// Lets no flush leave here: what is behind keeps what it was given.
  ///
  /// The C function is `gst_pad_add_probe`.
  package func keepFlushes() {
    unsafe _ = gst_pad_add_probe(
      pointer, GST_PAD_PROBE_TYPE_EVENT_FLUSH, { _, _, _ in GST_PAD_PROBE_DROP }, nil, nil)
  }
}
