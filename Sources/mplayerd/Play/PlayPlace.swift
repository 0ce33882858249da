/// One playing of one item: which URL, and which time round.
package struct PlayPlace: Sendable, Hashable {
  /// The place of the URL on the command line, from 0.
  package let index: Int

  /// How often the queue has begun, from 1.
  package let round: Int

  /// Names the playing of URL `index` in `round`.
  package init(index: Int, round: Int) {
    self.index = index
    self.round = round
  }
}
