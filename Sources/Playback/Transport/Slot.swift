/// Names one renderer that a transport speaks with.
package struct Slot: Sendable, Hashable, CustomStringConvertible {
  /// The running number.
  package let number: Int

  /// Names the renderer with `number`.
  package init(_ number: Int) { self.number = number }

  /// How transcripts show it.
  package var description: String { "renderer \(number)" }
}
