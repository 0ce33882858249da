/// A stretch of one timeline shown in a stretch of another.
///
/// In an edit list the source is the media and the target the movie; if their durations differ, the source is
/// played at the rate that makes it fit. A mapping whose source starts at the invalid time is an empty edit:
/// nothing is shown in the target.
public struct CMTimeMapping: Sendable, Hashable, Codable {
  /// The stretch that is shown.
  public var source: CMTimeRange

  /// Where it is shown.
  public var target: CMTimeRange

  /// The invalid mapping.
  public init() {
    self.init(source: .invalid, target: .invalid)
  }

  /// The mapping of `source` into `target`.
  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }

  /// No mapping.
  public static let invalid = CMTimeMapping()
}

extension CMTimeMapping: CustomStringConvertible, CustomDebugStringConvertible {
  /// The source and the target, each with its start and duration.
  public var description: String {
    "{\(source), \(target)}"
  }

  /// The parts of all four times as they are.
  public var debugDescription: String {
    "CMTimeMapping(source: \(source.debugDescription), target: \(target.debugDescription))"
  }
}
