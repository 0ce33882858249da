/// Words that belong to a stretch of time.
package struct Cue: Sendable, Hashable {
  /// When they appear, in nanoseconds of the item's time.
  package let start: Int64

  /// When they go.
  package let end: Int64

  /// The words, without markup; lines are parted by newlines.
  package let text: String

  package init(start: Int64, end: Int64, text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }
}
