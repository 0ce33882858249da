/// Tells somebody how playback is doing.
@MainActor protocol Presenter {
  /// How often it wants to be told of progress; nil when never.
  var pace: Duration? { get }

  /// Something happened; false when nobody listens any more.
  func tell(_ event: PlayEvent, name: String) -> Bool

  /// Playback is here now; false when nobody listens any more.
  func progress(_ line: ProgressLine, of item: Int?, time: Double) -> Bool

  /// Everything is over.
  func finish(_ summary: PlaySummary)
}
