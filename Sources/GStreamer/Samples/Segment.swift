internal import CGStreamer

/// How media time becomes running time: from `start` (media) at `base` (running) on, at `rate`.
package struct Segment: Sendable, Hashable {
  /// How fast, and which way.
  package var rate: Double

  /// Where it begins in media time, in nanoseconds; backwards it is where it ends.
  package var start: Int64

  /// The running time at which it begins, in nanoseconds.
  package var base: Int64

  /// Counts flushes, so that a segment like the one before a flush still is another one and is sent again.
  package var generation: Int

  package init(rate: Double, start: Int64, base: Int64, generation: Int = 0) {
    self.rate = rate
    self.start = start
    self.base = base
    self.generation = generation
  }

  /// The C form, for `gst_app_src_push_sample`.
  func fill(_ segment: UnsafeMutablePointer<GstSegment>) {
    unsafe gst_segment_init(segment, GST_FORMAT_TIME)
    unsafe segment.pointee.rate = rate
    unsafe segment.pointee.base = guint64(max(0, base))
    if rate >= 0 {
      unsafe segment.pointee.start = guint64(max(0, start))
      unsafe segment.pointee.time = guint64(max(0, start))
      unsafe segment.pointee.position = guint64(max(0, start) + Int64(generation))
    } else {
      unsafe segment.pointee.start = 0
      unsafe segment.pointee.time = 0
      unsafe segment.pointee.stop = guint64(max(0, start))
      unsafe segment.pointee.position = guint64(max(0, start) + Int64(generation))
    }
  }
}
