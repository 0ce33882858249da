/// When a test clock may jump.
///
/// A jump to what is near is always right. What is far away is a time-out, as a rule, and a pipeline that is still busy
/// opening a file would find that its time is up: so that waits until nothing nearer came for a second.
struct Patience {
  private static let near: Int64 = 1_000_000_000
  private static let enough = Duration.seconds(1)

  private var isWaitingSince: ContinuousClock.Instant?

  /// Whether to jump over `distance` nanoseconds now; nil is when nobody waits.
  mutating func allows(_ distance: Int64?, at now: ContinuousClock.Instant) -> Bool {
    guard let distance else {
      isWaitingSince = nil
      return false
    }
    let since = isWaitingSince ?? now
    let allows = distance <= Self.near || now - since >= Self.enough
    isWaitingSince = allows ? nil : since
    return allows
  }
}
