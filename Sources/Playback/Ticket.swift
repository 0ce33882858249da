/// Names one loading of one item, so that late word of an earlier one is never taken for word of a later one.
///
/// Tickets grow: of two, the larger was handed out later.
public struct Ticket: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The running number, from 1 on.
  public let number: Int

  /// Makes the ticket with `number`.
  public init(_ number: Int) { self.number = number }

  /// The number behind a `#`, as logs and transcripts show it.
  public var description: String { "#\(number)" }

  /// Tells whether `earlier` was handed out before `later`.
  public static func < (earlier: Ticket, later: Ticket) -> Bool { earlier.number < later.number }
}
