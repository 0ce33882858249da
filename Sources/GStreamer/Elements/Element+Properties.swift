internal import CGStreamer

extension Element {
  /// Sets any property from its text form, as `gst-launch-1.0` does.
  ///
  /// The C function is `gst_util_set_object_arg`.
  package func set(_ property: String, _ value: String) {
    unsafe gst_util_set_object_arg(asObject, property, value)
  }

  /// Sets a text property to exactly these characters.
  package func set(text value: String?, for property: String) {
    unsafe cgst_set_string(pointer, property, value)
  }

  /// Sets a yes-or-no property.
  package func set(_ property: String, _ value: Bool) {
    unsafe cgst_set_boolean(pointer, property, value ? 1 : 0)
  }

  /// Sets a number property.
  package func set(_ property: String, _ value: Double) { unsafe cgst_set_double(pointer, property, value) }

  /// Sets a whole-number property.
  package func set(_ property: String, _ value: Int) { set(property, String(value)) }

  /// A whole-number property of 64 bits.
  package func number(_ property: String) -> Int64 { unsafe Int64(cgst_get_int64(pointer, property)) }

  /// Sets a property that holds caps.
  package func set(_ property: String, _ caps: Caps) { set(property, caps.description) }

  /// Sets a property that holds a structure of texts, such as `extra-headers`.
  package func set(_ property: String, structure name: String, fields: [String: String]) {
    guard let structure = unsafe gst_structure_new_empty(name) else { return }
    for (field, text) in fields {
      var value = GValue()
      unsafe g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
      unsafe g_value_set_string(&value, text)
      unsafe gst_structure_take_value(structure, field, &value)
    }
    unsafe cgst_set_structure(pointer, property, structure)
    unsafe gst_structure_free(structure)
  }

  /// How many buffers a sink dropped because they came too late; nil where it does not count.
  ///
  /// The C function is `gst_base_sink_get_stats`.
  package var droppedBuffers: Int? {
    var count: guint64 = 0
    return unsafe cgst_sink_dropped(pointer, &count) != 0 ? Int(clamping: count) : nil
  }

  /// Puts the bytes of a file name into a property that takes one, whatever encoding they are in.
  package func set(bytes: [UInt8], for property: String) {
    unsafe (bytes + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        unsafe cgst_set_string(pointer, property, $0.baseAddress)
      }
    }
  }

  private var asObject: UnsafeMutablePointer<GObject> {
    unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
  }
}
