public import CoreMedia

/// Words that belong to a stretch of an item's time: a subtitle.
public struct Caption: Sendable, Hashable {
  /// When they are to be read.
  public let range: CMTimeRange

  /// The words, without markup; lines are parted by newlines.
  public let text: String

  /// Says that `text` is to be read in `range`.
  public init(_ text: String, in range: CMTimeRange) {
    self.text = text
    self.range = range
  }
}
