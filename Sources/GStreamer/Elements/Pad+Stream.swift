internal import CGStreamer

/// What is known of a stream before it is decoded, whichever elements have been at it since.
package struct StreamFacts: Sendable {
  /// What it is coded in; nil where nobody has said so.
  package let caps: Caps?

  /// What its container says of it.
  package let tags: [TagValue]
}

extension Pad {
  /// What those who found the stream that flows here said of it.
  ///
  /// The C function is `gst_pad_get_stream`.
  package var stream: StreamFacts? {
    guard let stream = unsafe gst_pad_get_stream(pointer) else { return nil }
    defer { unsafe gst_object_unref(stream) }
    let caps = unsafe gst_stream_get_caps(stream).map { unsafe Caps(MiniObject(adopting: $0)) }
    guard let list = unsafe gst_stream_get_tags(stream) else { return StreamFacts(caps: caps, tags: []) }
    defer {
      unsafe gst_mini_object_unref(UnsafeMutableRawPointer(list).assumingMemoryBound(to: GstMiniObject.self))
    }
    return unsafe StreamFacts(caps: caps, tags: TagValue.all(in: list))
  }

  /// The chapters of the table of contents that has passed here.
  ///
  /// The C function is `gst_event_parse_toc`.
  package var chapters: [Message.ChapterMark] {
    guard let event = unsafe gst_pad_get_sticky_event(pointer, GST_EVENT_TOC, 0) else { return [] }
    defer { unsafe gst_event_unref(event) }
    var table: OpaquePointer?
    var updated: gboolean = 0
    unsafe gst_event_parse_toc(event, &table, &updated)
    return unsafe Message.ChapterMark.adopting(table)
  }

  /// Whether what is in front of this can go to any byte, and knows how many there are.
  ///
  /// The C functions are `gst_query_parse_seeking` and `gst_pad_query_duration`.
  package var isSeekableInBytes: Bool {
    let query = unsafe gst_query_new_seeking(GST_FORMAT_BYTES)!
    defer { unsafe gst_query_unref(query) }
    var seekable: gboolean = 0
    guard unsafe gst_pad_query(pointer, query) != 0 else { return false }
    unsafe gst_query_parse_seeking(query, nil, &seekable, nil, nil)
    var length: gint64 = 0
    let isKnown = unsafe gst_pad_query_duration(pointer, GST_FORMAT_BYTES, &length) != 0
    return seekable != 0 && isKnown && length > 0
  }
}
