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

  /// How far away what is waited for next is, in nanoseconds of this clock; nil while nobody waits.
  ///
  /// The C function is `gst_test_clock_get_next_entry_time`.
  var distance: Int64? {
    let next = unsafe gst_test_clock_get_next_entry_time(raw)
    return next == .max ? nil : Int64(next) - clock.time
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
