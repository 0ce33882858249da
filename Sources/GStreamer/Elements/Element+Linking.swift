internal import CGStreamer

extension Element {
  /// Connects the output of this to the input of `next`.
  ///
  /// The C function is `gst_element_link`.
  package func link(to next: Element) throws(ElementError) {
    guard unsafe gst_element_link(pointer, next.pointer) != 0 else { throw .notLinked(name, next.name) }
  }

  /// Takes the connection to `next` apart again.
  package func unlink(from next: Element) { unsafe gst_element_unlink(pointer, next.pointer) }

  /// The pad of this name that always exists.
  ///
  /// The C function is `gst_element_get_static_pad`.
  package func pad(_ name: String) -> Pad? {
    guard let pad = unsafe gst_element_get_static_pad(pointer, name) else { return nil }
    return unsafe Pad(Object(adopting: pad))
  }

  /// A new pad of this kind, made on request.
  ///
  /// The C function is `gst_element_request_pad_simple`.
  package func requestPad(_ name: String) -> Pad? {
    guard let pad = unsafe gst_element_request_pad_simple(pointer, name) else { return nil }
    return unsafe Pad(Object(adopting: pad))
  }

  /// Every source pad there is now, in order of creation.
  package var sourcePads: [Pad] {
    var pads: [Pad] = []
    guard let iterator = unsafe gst_element_iterate_src_pads(pointer) else { return pads }
    var value = GValue()
    while unsafe gst_iterator_next(iterator, &value) == GST_ITERATOR_OK {
      if let pad = unsafe g_value_get_object(&value) {
        unsafe pads.append(Pad(Object(retaining: pad.assumingMemoryBound(to: GstPad.self))))
      }
      unsafe g_value_reset(&value)
    }
    unsafe g_value_unset(&value)
    unsafe gst_iterator_free(iterator)
    return pads
  }
}
