internal import CGStreamer

/// One counted reference to a GObject, given back when the last Swift reference to it goes away.
@safe
final class Object<Pointee>: Sendable {
  /// Valid as long as the handle lives; the counting of GObject is atomic, so it may cross threads.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<Pointee>

  /// Takes over a reference that the caller owns (`transfer full`).
  init(adopting pointer: UnsafeMutablePointer<Pointee>) { unsafe self.pointer = pointer }

  /// Sinks the floating reference of a new object (`transfer floating`).
  init(sinking pointer: UnsafeMutablePointer<Pointee>) {
    unsafe self.pointer = pointer
    unsafe g_object_ref_sink(pointer)
  }

  /// Adds a reference to an object that someone else owns (`transfer none`).
  init(retaining pointer: UnsafeMutablePointer<Pointee>) {
    unsafe self.pointer = pointer
    unsafe g_object_ref(pointer)
  }

  deinit { unsafe g_object_unref(pointer) }
}
