internal import CGStreamer

/// One counted reference to a GstMiniObject (caps, buffer, sample), given back when the handle goes away.
@safe
final class MiniObject<Pointee>: Sendable {
  /// Valid as long as the handle lives; the counting is atomic, and nothing here writes to a shared one.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<Pointee>

  /// Takes over a reference that the caller owns (`transfer full`).
  init(adopting pointer: UnsafeMutablePointer<Pointee>) { unsafe self.pointer = pointer }

  /// Adds a reference to an object that someone else owns (`transfer none`).
  init(retaining pointer: UnsafeMutablePointer<Pointee>) {
    unsafe self.pointer = pointer
    unsafe _ = gst_mini_object_ref(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GstMiniObject.self))
  }

  deinit {
    unsafe gst_mini_object_unref(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GstMiniObject.self))
  }
}
