internal import CGStreamer

extension Pipeline {
  /// Runs on `clock` whatever its elements offer.
  ///
  /// The C function is `gst_pipeline_use_clock`.
  package func use(_ clock: Clock) { unsafe gst_pipeline_use_clock(raw, clock.pointer) }

  /// The clock it runs on while it plays.
  ///
  /// The C function is `gst_element_get_clock`.
  package var clock: Clock? {
    guard let clock = unsafe gst_element_get_clock(element.pointer) else { return nil }
    return unsafe Clock(Object(adopting: clock))
  }

  /// The clock's time at running time zero, in nanoseconds.
  ///
  /// The C function is `gst_element_get_base_time`.
  package var baseTime: Int64 {
    let time = unsafe gst_element_get_base_time(element.pointer)
    return time == .max ? 0 : Int64(time)
  }

  /// The running time at which it stands while it does not play, in nanoseconds.
  ///
  /// The C function is `gst_element_get_start_time`.
  package var startTime: Int64 {
    let time = unsafe gst_element_get_start_time(element.pointer)
    return time == .max ? 0 : Int64(time)
  }

  /// Running time now, in nanoseconds: what the clock says while it plays, where it stands otherwise.
  package var runningTime: Int64 {
    guard element.state == .playing, let clock else { return startTime }
    return max(0, clock.time - baseTime)
  }

  private var raw: UnsafeMutablePointer<GstPipeline> {
    unsafe UnsafeMutableRawPointer(element.pointer).assumingMemoryBound(to: GstPipeline.self)
  }
}
