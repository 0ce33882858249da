import Playback
import Testing

/// Lets other tasks run until `condition` holds.
///
/// What does not come true within `patience`, or before the test's time limit, is a failure where the test waits.
func eventually(
  within patience: Duration = .seconds(120), sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) async {
  let end = ContinuousClock.now + patience
  while !condition() {
    guard ContinuousClock.now < end, !Task.isCancelled else {
      Issue.record("what the test waits for never came", sourceLocation: sourceLocation)
      return
    }
    await breathe()
  }
}

/// Leaves the processors to what is awaited for a moment: dozens of tests that look again and again, on the few threads
/// that all tasks share, would keep it from ever happening.
private func breathe() async {
  // Cancelled: whoever waits looks at that himself.
  do { try await WallTimekeeper().sleep(until: .now + .milliseconds(2)) } catch {}
}
