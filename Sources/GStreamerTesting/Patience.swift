/// When a test clock may jump.
///
/// To a sample that is due, always. A timer is another matter: opening a file and decoding take no time by this clock, so
/// the pipeline would find that its time is up or that it starved. So a timer waits until nothing else came for a while:
/// a moment while the pipeline holds a sample, longer while it holds none, and longest where it is a time-out.
struct Patience {
  private static let near: Int64 = 1_000_000_000

  private var isWaitingSince: ContinuousClock.Instant?

  /// Whether to jump over `wait` (nil: nobody waits) at `now`.
  mutating func allows(_ wait: TestClock.Wait?, at now: ContinuousClock.Instant) -> Bool {
    guard let wait else {
      isWaitingSince = nil
      return false
    }
    let since = isWaitingSince ?? now
    let allows = now - since >= delay(before: wait)
    isWaitingSince = allows ? nil : since
    return allows
  }

  private func delay(before wait: TestClock.Wait) -> Duration {
    if !wait.isTimer { return .zero }
    if wait.isHoldingPipeline { return .milliseconds(10) }
    return wait.distance <= Self.near ? .milliseconds(200) : .seconds(1)
  }
}
