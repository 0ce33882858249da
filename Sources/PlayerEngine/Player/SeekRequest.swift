import CoreMedia

/// A seek somebody asked for.
struct SeekRequest: Sendable {
  var time: CMTime
  var before = CMTime.positiveInfinity
  var after = CMTime.positiveInfinity
  var completion: Completion?

  /// Traps where the times make no sense, as AVFoundation raises an exception.
  func check() {
    precondition(time.isValid, "Seeking is not possible to time {INVALID}")
    precondition(!time.isIndefinite, "Seeking is not possible to time {INDEFINITE}")
    precondition(
      before.isValid && before >= .zero, "Seeking is not possible with an invalid or negative toleranceBefore"
    )
    precondition(
      after.isValid && after >= .zero, "Seeking is not possible with an invalid or negative toleranceAfter")
  }
}
