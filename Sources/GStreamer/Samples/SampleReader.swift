internal import CGStreamer
import Synchronization

/// The end of an item's pipeline: keeps a few decoded samples ready for whoever asks.
///
/// Over `appsink`.
@safe
package final class SampleReader: Sendable {
  /// The element to put into the pipeline.
  package let element: Element

  /// Whether an end has come at all: `appsink` calls itself ended before it has begun, too.
  private let end = EndMark()

  /// `capacity`: how many samples may wait before the pipeline is held up.
  ///
  /// `onSample`: called on a streaming thread when a sample has arrived. `onEnd`: called on a streaming
  /// thread when the stream has ended. `onFlush`: called when what has come is about to be thrown away, on the thread
  /// that wants it so.
  package init(
    capacity: Int, onSample: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void,
    onFlush: @escaping @Sendable () -> Void = {}
  ) throws(ElementError) {
    element = try Element("appsink")
    element.set("sync", false)
    element.set("async", false)
    element.set("enable-last-sample", false)
    element.set("max-buffers", capacity)
    let calls = ReaderCalls(sample: onSample) { [end] in
      end.isReached.store(true, ordering: .releasing)
      onEnd()
    }
    unsafe cgst_set_sink_callbacks(
      sink,
      { _, data in
        unsafe Callback<ReaderCalls>.body(data!).sample()
        return GST_FLOW_OK
      },
      { _, data in unsafe Callback<ReaderCalls>.body(data!).end() },
      Callback.retained(calls), releaseCallback)
    element.pad("sink")?.onFlushes(onFlush)
  }

  /// The next sample, if one waits.
  ///
  /// The C function is `gst_app_sink_try_pull_sample`.
  package func pull() -> Sample? {
    guard let sample = unsafe gst_app_sink_try_pull_sample(sink, 0) else { return nil }
    defer { unsafe gst_sample_unref(sample) }
    // appsink of GStreamer 1.22 goes on writing into the sample it gave, after a flush without asking whether it may.
    guard let copy = unsafe gst_sample_copy(sample) else { return nil }
    return unsafe Sample(SampleObject(adopting: copy))
  }

  /// Lets so many samples wait before the pipeline is held up.
  package func set(capacity: Int) { element.set("max-buffers", capacity) }

  /// Whether the stream has ended and no sample waits any more.
  ///
  /// The C function is `gst_app_sink_is_eos`.
  package var isAtEnd: Bool {
    unsafe end.isReached.load(ordering: .acquiring) && gst_app_sink_is_eos(sink) != 0
  }

  /// Only takes what `caps` allow.
  package func accept(_ caps: Caps) { unsafe gst_app_sink_set_caps(sink, caps.pointer) }

  private var sink: UnsafeMutablePointer<GstAppSink> {
    unsafe UnsafeMutableRawPointer(element.pointer).assumingMemoryBound(to: GstAppSink.self)
  }
}

private final class EndMark: Sendable {
  let isReached = Atomic(false)
}

private struct ReaderCalls: Sendable {
  let sample: @Sendable () -> Void
  let end: @Sendable () -> Void
}
