import Playback

/// What happened between items and output, told by whichever thread saw it.
enum FeedEvent: Sendable {
  /// This item will have tracks of these kinds, so the output needs branches for them.
  case expects(Ticket, Set<Kind>)

  /// The first samples of this item are there.
  case armed(Ticket)

  /// Writing of this item began after a hold; `run` tells which one.
  case started(Ticket, run: Int)

  /// The picture that a step of this item leads to is there, and due at this time of the item.
  case stepped(Ticket, to: Int64)

  /// The pipeline of this item has thrown away by itself what it gave, and begins anew.
  case flushed(Ticket)

  /// This item will be heard from this running time on, right after the one before it.
  case joint(Ticket, at: Int64)

  /// All there is has been written; it will have been heard at this running time.
  case drained(at: Int64)

  /// The output wants more than there is; what is written lasts to this running time.
  case starving(until: Int64)
}
