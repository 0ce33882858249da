internal import CGStreamerCheck
package import GStreamer

/// A clock that stands still until told otherwise, so that a test plays a minute in no time and the same every time.
///
/// Hand `clock` to what is to run on it, and `run` the test inside: time then jumps from one thing that anyone waits
/// for to the next. Over `GstTestClock`.
@safe
public final class TestClock: Sendable {
  /// The clock, for whatever takes one.
  package let clock: Clock

  /// A reference of our own; the C functions on it may be called from any thread.
  nonisolated(unsafe) private let raw: UnsafeMutablePointer<GstTestClock>

  /// Makes a clock that stands at zero.
  ///
  /// The C function is `gst_test_clock_new`.
  public init() {
    startGStreamer()
    let made = unsafe gst_test_clock_new()!
    unsafe raw = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GstTestClock.self)
    unsafe clock = Clock(adoptingRaw: UnsafeMutableRawPointer(made))
  }

  /// How many wait for the clock.
  ///
  /// The C function is `gst_test_clock_peek_id_count`.
  public var waiting: Int { unsafe Int(gst_test_clock_peek_id_count(raw)) }

  /// What is waited for next; nil while nobody waits.
  ///
  /// The C functions are `gst_test_clock_get_next_entry_time` and `gst_test_clock_peek_next_pending_id`.
  var next: Wait? {
    let due = unsafe gst_test_clock_get_next_entry_time(raw)
    guard due != .max else { return nil }
    return unsafe Wait(
      distance: Int64(due) - clock.time, isTimer: cgstcheck_is_timer_next(raw) != 0,
      isHoldingPipeline: cgstcheck_is_thread_waiting(raw) != 0)
  }

  /// What somebody waits for.
  struct Wait {
    /// How far away it is, in nanoseconds of the clock.
    var distance: Int64

    /// Whether it is a timer, rather than a sample that is due.
    var isTimer: Bool

    /// Whether the pipeline waits for something too, and not only timers.
    var isHoldingPipeline: Bool
  }

  /// Lets time run to the next thing anyone waits for; whether anyone did.
  ///
  /// The C function is `gst_test_clock_crank`.
  @discardableResult
  public func crank() -> Bool {
    guard waiting > 0 else { return false }
    return unsafe gst_test_clock_crank(raw) != 0
  }

  /// Runs `body` while time goes as fast as those who wait for it let it.
  public func run<Answer: Sendable>(_ body: () async throws -> Answer) async rethrows -> Answer {
    let cranking = CrankThread(self)
    defer { cranking.stop() }
    return try await body()
  }
}
