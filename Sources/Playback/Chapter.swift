public import CoreMedia

/// A named part of an item.
public struct Chapter: Sendable, Hashable {
  /// What it is called.
  public var title: String

  /// Where it is, in item time.
  public var range: CMTimeRange

  /// Names the part in `range`.
  public init(title: String, range: CMTimeRange) {
    self.title = title
    self.range = range
  }
}
