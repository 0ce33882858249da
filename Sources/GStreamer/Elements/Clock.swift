internal import CGStreamer

/// What a pipeline takes its time from.
@safe
package final class Clock: Sendable {
  private let object: Object<GstClock>

  var pointer: UnsafeMutablePointer<GstClock> { unsafe object.pointer }

  init(_ object: Object<GstClock>) { unsafe self.object = object }

  /// Takes over a reference to a GstClock that the caller owns; for clocks made elsewhere, such as test clocks.
  package init(adoptingRaw raw: UnsafeMutableRawPointer) {
    unsafe object = Object(adopting: raw.assumingMemoryBound(to: GstClock.self))
  }

  /// The machine's own clock.
  ///
  /// The C function is `gst_system_clock_obtain`.
  package static func system() -> Clock { unsafe Clock(Object(adopting: gst_system_clock_obtain())) }

  /// The time, in nanoseconds.
  ///
  /// The C function is `gst_clock_get_time`.
  package var time: Int64 {
    let time = unsafe gst_clock_get_time(pointer)
    return time == .max ? 0 : Int64(time)
  }

  /// Calls `body` once, on the clock's thread, when `time` has come.
  ///
  /// The C function is `gst_clock_id_wait_async`.
  package func call(at time: Int64, _ body: @escaping @Sendable () -> Void) -> ClockCall {
    let id = unsafe gst_clock_new_single_shot_id(pointer, GstClockTime(max(0, time)))
    unsafe _ = gst_clock_id_wait_async(
      id,
      { _, _, _, data in
        unsafe Callback<@Sendable () -> Void>.body(data!)()
        return 1
      },
      Callback.retained(body), releaseCallback)
    return unsafe ClockCall(id)
  }
}

/// A call that a clock will make, unless it is cancelled before.
@safe
package final class ClockCall: Sendable {
  /// A reference that only `deinit` gives back; the C functions on it may be called from any thread.
  nonisolated(unsafe) private let id: GstClockID?

  init(_ id: GstClockID?) { unsafe self.id = id }

  /// Makes the call not happen, if it has not.
  ///
  /// The C function is `gst_clock_id_unschedule`.
  package func cancel() { if let id = unsafe id { unsafe gst_clock_id_unschedule(id) } }

  deinit { if let id = unsafe id { unsafe gst_clock_id_unref(id) } }
}
