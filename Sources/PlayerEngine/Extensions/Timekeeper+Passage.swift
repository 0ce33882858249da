import Playback

extension Timekeeper {
  /// Returns with the present once `instant` has come, or with `instant` once as much time has passed on the machine's
  /// clock while this one stood still.
  ///
  /// The time of an output that keeps none stands still while nothing is played, and so while an item hangs.
  func passage(to instant: ContinuousClock.Instant) async throws -> ContinuousClock.Instant {
    while true {
      let start = now
      let hasCome = try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          try await sleep(until: instant)
          return true
        }
        group.addTask {
          try await Alarm.sleep(until: .now + start.duration(to: instant))
          return false
        }
        defer { group.cancelAll() }
        return try await group.next() ?? true
      }
      if hasCome || now >= instant { return max(now, instant) }
      if now == start { return instant }
    }
  }
}
