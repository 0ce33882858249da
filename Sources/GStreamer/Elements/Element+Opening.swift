internal import CGStreamer

extension Element {
  /// Opens what it stands for, such as a device, a display or a server; it must not be in a pipeline yet.
  ///
  /// The C function is `gst_element_set_state`, with `GST_STATE_READY`.
  package func open() throws(ElementError) {
    // One that keeps what is said: a bus that cannot be waited for drops it, and in 1.22 loses what it drops.
    let bus = unsafe Object(adopting: gst_bus_new())
    unsafe gst_element_set_bus(pointer, bus.pointer)
    defer { unsafe gst_element_set_bus(pointer, nil) }
    if set(.ready) { return }
    set(.null)
    throw .notOpened(unsafe reason(on: bus.pointer) ?? "\(name) cannot be opened")
  }

  /// What was said first of what went wrong.
  private func reason(on bus: UnsafeMutablePointer<GstBus>) -> String? {
    while let message = unsafe gst_bus_pop(bus) {
      defer { unsafe gst_message_unref(message) }
      switch unsafe Message(message) {
      case .failed(let failure), .warned(let failure): return failure.message
      default: continue
      }
    }
    return nil
  }
}
