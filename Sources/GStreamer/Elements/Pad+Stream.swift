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
}
