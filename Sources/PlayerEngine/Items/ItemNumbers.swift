import Synchronization

/// Hands out a number to every item of this process.
final class ItemNumbers: Sendable {
  private let last = Atomic(0)

  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}

/// The numbers of all items.
let itemNumbers = ItemNumbers()
