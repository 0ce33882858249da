internal import CGStreamer
import Synchronization

/// The beginning of an output: asks for samples when it has none left, and passes them on.
///
/// Over `appsrc`.
@safe
package final class SampleWriter: Sendable {
  /// The element to put into the pipeline.
  package let element: Element

  private let hasEnded = Atomic(false)

  private let changes = BorneChanges()

  /// Whether changes are looked for, which costs a little.
  private let makesChanges = Atomic(false)

  /// `onHunger`: called on the output's own thread whenever nothing waits to be passed on.
  package init(name: String, onHunger: @escaping @Sendable () -> Void) throws(ElementError) {
    element = try Element("appsrc", name: name)
    element.set("format", "time")
    element.set("handle-segment-change", true)
    element.set("emit-signals", false)
    element.set("max-bytes", 0)
    element.set("max-buffers", 0)
    element.set("max-time", 0)
    unsafe cgst_set_source_callbacks(
      source,
      { _, _, data in unsafe Callback<@Sendable () -> Void>.body(data!)() },
      Callback.retained(onHunger), releaseCallback)
  }

  /// Passes `sample` on at media time `time`, in nanoseconds; of sound only the stretch of bytes in `range`, as loud
  /// as `gains` make it (nil: as it is), and with `change` made to it as it goes out.
  @discardableResult
  package func write(
    _ sample: Sample, time: Int64, duration: Int64?, range: Range<Int>? = nil, gains: [GainPiece]? = nil,
    change: SoundChange? = nil, segment: Segment, isDiscontinuous: Bool
  ) -> Bool {
    guard
      var buffer = unsafe sample.restamped(
        time: time, duration: duration, range: range, isDiscontinuous: isDiscontinuous)
    else { return false }
    if let gains { unsafe buffer = sample.louder(buffer, by: gains) }
    if let change { unsafe mark(buffer, with: change, at: time, of: sample) }
    return unsafe push(buffer, of: sample, segment: segment)
  }

  /// Passes on silence of `frames`, in the format of `sample`, with `change` made to it as it goes out.
  @discardableResult
  package func writeSilence(
    like sample: Sample, frames: Int, time: Int64, duration: Int64, change: SoundChange? = nil,
    segment: Segment
  ) -> Bool {
    guard let buffer = unsafe sample.silence(frames: frames, time: time, duration: duration) else {
      return false
    }
    if let change { unsafe mark(buffer, with: change, at: time, of: sample) }
    return unsafe push(buffer, of: sample, segment: segment)
  }

  /// Says that nothing follows.
  ///
  /// The C function is `gst_app_src_end_of_stream`.
  package func end() {
    hasEnded.store(true, ordering: .sequentiallyConsistent)
    unsafe _ = gst_app_src_end_of_stream(source)
  }

  /// Lets go of everything on the way to the sink, and holds back what comes until `stopFlush`.
  ///
  /// After `end`, GStreamer 1.22's appsrc takes nothing more until it is started anew, flushed or not; and starting
  /// lifts the flush, without which its thread waits for samples and lets no `stopFlush` through.
  package func startFlush() {
    unsafe _ = gst_element_send_event(element.pointer, gst_event_new_flush_start())
    changes.removeAll()
    guard hasEnded.exchange(false, ordering: .sequentiallyConsistent) else { return }
    element.set(.ready)
    element.followParent()
    unsafe _ = gst_element_send_event(element.pointer, gst_event_new_flush_start())
  }

  /// Lets data through again; running time goes on.
  package func stopFlush() { unsafe _ = gst_element_send_event(element.pointer, gst_event_new_flush_stop(0)) }

  private func mark(
    _ buffer: UnsafeMutablePointer<GstBuffer>, with change: @escaping SoundChange, at time: Int64,
    of sample: Sample
  ) {
    if !makesChanges.exchange(true, ordering: .sequentiallyConsistent) { element.pad("src")?.make(changes) }
    unsafe changes.put(BorneChange(sample: sample, time: time, body: change), on: buffer)
  }

  private func push(_ buffer: UnsafeMutablePointer<GstBuffer>, of sample: Sample, segment: Segment) -> Bool {
    var raw = GstSegment()
    unsafe segment.fill(&raw)
    guard let wrapped = unsafe gst_sample_new(buffer, sample.capsPointer, &raw, nil) else {
      unsafe gst_buffer_unref(buffer)
      return false
    }
    unsafe gst_buffer_unref(buffer)
    defer { unsafe gst_sample_unref(wrapped) }
    return unsafe gst_app_src_push_sample(source, wrapped) == GST_FLOW_OK
  }

  private var source: UnsafeMutablePointer<GstAppSrc> {
    unsafe UnsafeMutableRawPointer(element.pointer).assumingMemoryBound(to: GstAppSrc.self)
  }
}
