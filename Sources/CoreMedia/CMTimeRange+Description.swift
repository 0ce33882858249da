extension CMTimeRange: CustomStringConvertible, CustomDebugStringConvertible {
  /// The start and the duration, as in `{{0/1 = 0.000}, {3000/600 = 5.000}}`.
  public var description: String {
    "{\(start), \(duration)}"
  }

  /// The parts of both times as they are.
  public var debugDescription: String {
    "CMTimeRange(start: \(start.debugDescription), duration: \(duration.debugDescription))"
  }
}
