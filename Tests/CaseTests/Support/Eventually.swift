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
    await Task.yield()
  }
}
