/// Which picture of an item is wanted.
package struct StillWish: Sendable, Hashable {
  /// The time it is to be seen at, in nanoseconds of the item's time.
  package let time: Int64

  /// Whether the very picture of that time is wanted, or one before it that is found fast.
  package let isExact: Bool

  /// The picture that is seen at `time`, or one before it that is found fast.
  package init(at time: Int64, isExact: Bool) {
    self.time = time
    self.isExact = isExact
  }
}
