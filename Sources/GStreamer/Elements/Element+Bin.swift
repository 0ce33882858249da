internal import CGStreamer

extension Element {
  /// The child with this name, of an element that is a bin.
  ///
  /// The C function is `gst_bin_get_by_name`.
  package func child(named name: String) -> Element? {
    guard unsafe cgst_is_bin(pointer) != 0, let child = unsafe gst_bin_get_by_name(bin, name) else {
      return nil
    }
    return unsafe Element(Object(adopting: child))
  }

  /// The sinks inside an element that is a bin; none for any other.
  ///
  /// The C function is `gst_bin_iterate_sinks`.
  package var sinksInside: [Element] {
    guard unsafe cgst_is_bin(pointer) != 0, let iterator = unsafe gst_bin_iterate_sinks(bin) else {
      return []
    }
    var elements: [Element] = []
    var value = GValue()
    while unsafe gst_iterator_next(iterator, &value) == GST_ITERATOR_OK {
      if let element = unsafe g_value_get_object(&value) {
        unsafe elements.append(Element(Object(retaining: element.assumingMemoryBound(to: GstElement.self))))
      }
      unsafe g_value_reset(&value)
    }
    unsafe g_value_unset(&value)
    unsafe gst_iterator_free(iterator)
    return elements
  }

  private var bin: UnsafeMutablePointer<GstBin> {
    unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GstBin.self)
  }
}
