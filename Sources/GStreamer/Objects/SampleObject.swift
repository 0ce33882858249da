internal import CGStreamer

/// One counted reference to a GstSample, whose inside C keeps to itself.
@safe
final class SampleObject: Sendable {
  /// Valid as long as the handle lives; the counting is atomic, and nobody writes to a sample.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Takes over a reference that the caller owns (`transfer full`).
  init(adopting pointer: OpaquePointer) { unsafe self.pointer = pointer }

  deinit { unsafe gst_sample_unref(pointer) }
}
