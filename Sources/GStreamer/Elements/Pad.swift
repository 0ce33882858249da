internal import CGStreamer

/// Where an element takes data in or gives it out.
@safe
package final class Pad: Sendable {
  let object: Object<GstPad>

  var pointer: UnsafeMutablePointer<GstPad> { unsafe object.pointer }

  init(_ object: Object<GstPad>) { unsafe self.object = object }

  /// Its name in its element.
  package var name: String { unsafe String(cString: cgst_object_name(pointer)) }

  /// What flows, or else what could flow.
  ///
  /// The C functions are `gst_pad_get_current_caps` and `gst_pad_query_caps`.
  package var caps: Caps {
    if let current = unsafe gst_pad_get_current_caps(pointer) {
      return unsafe Caps(MiniObject(adopting: current))
    }
    return unsafe Caps(MiniObject(adopting: gst_pad_query_caps(pointer, nil)))
  }

  /// What flows by now; nil before the first caps.
  package var currentCaps: Caps? {
    guard let current = unsafe gst_pad_get_current_caps(pointer) else { return nil }
    return unsafe Caps(MiniObject(adopting: current))
  }

  /// Whether this input would take `caps`.
  ///
  /// The C function is `gst_pad_query_accept_caps`.
  package func accepts(_ caps: Caps) -> Bool { unsafe gst_pad_query_accept_caps(pointer, caps.pointer) != 0 }

  /// Whether it is connected.
  package var isLinked: Bool { unsafe gst_pad_is_linked(pointer) != 0 }

  /// Connects this output to `input`.
  ///
  /// The C function is `gst_pad_link`.
  package func link(to input: Pad) throws(ElementError) {
    guard unsafe gst_pad_link(pointer, input.pointer) == GST_PAD_LINK_OK else {
      throw .notLinked(name, input.name)
    }
  }

  /// The id that tells this stream from every other, once it has started.
  ///
  /// The C function is `gst_pad_get_stream_id`.
  package var streamID: String? {
    guard let id = unsafe gst_pad_get_stream_id(pointer) else { return nil }
    defer { unsafe g_free(id) }
    return unsafe String(cString: id)
  }

  /// Whether the media marks this stream as one to play unless told otherwise.
  package var isMarkedAsDefault: Bool {
    guard let event = unsafe gst_pad_get_sticky_event(pointer, GST_EVENT_STREAM_START, 0) else {
      return false
    }
    defer { unsafe gst_event_unref(event) }
    var flags = GST_STREAM_FLAG_NONE
    unsafe gst_event_parse_stream_flags(event, &flags)
    return flags.rawValue & GST_STREAM_FLAG_SELECT.rawValue != 0
  }

  /// What has passed here by now of tags that speak of this stream, and not of the whole.
  package var tags: [TagValue] { tags { $0 == GST_TAG_SCOPE_STREAM } }

  /// What has passed here by now of all tags.
  package var allTags: [TagValue] { tags { _ in true } }

  private func tags(where isWanted: (GstTagScope) -> Bool) -> [TagValue] {
    var found: [TagValue] = []
    var index: guint = 0
    while let event = unsafe gst_pad_get_sticky_event(pointer, GST_EVENT_TAG, index) {
      var list: UnsafeMutablePointer<GstTagList>?
      unsafe gst_event_parse_tag(event, &list)
      if let list = unsafe list, isWanted(unsafe gst_tag_list_get_scope(list)) {
        unsafe found += TagValue.all(in: list)
      }
      unsafe gst_event_unref(event)
      index += 1
    }
    return found
  }

  /// Sends an event out of this source pad, or into this sink pad's peer.
  ///
  /// The C function is `gst_pad_push_event`.
  @discardableResult
  func push(_ event: UnsafeMutablePointer<GstEvent>) -> Bool {
    unsafe gst_pad_push_event(pointer, event) != 0
  }
}

extension Pad {
  /// The pad at the other end.
  ///
  /// The C function is `gst_pad_get_peer`.
  package var peer: Pad? {
    guard let peer = unsafe gst_pad_get_peer(pointer) else { return nil }
    return unsafe Pad(Object(adopting: peer))
  }

  /// Takes the connection to `input` apart.
  ///
  /// The C function is `gst_pad_unlink`.
  package func unlink(from input: Pad) { unsafe _ = gst_pad_unlink(pointer, input.pointer) }
}
