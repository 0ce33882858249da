public import CoreMedia

/// Word of a picture that is on its way to where pictures are shown.
public struct PictureArrival: Sendable, Hashable {
  /// Which load it belongs to.
  public let ticket: Ticket

  /// When it is due, in item time.
  public let time: CMTime

  /// Tells of the picture that is due at `time` of the item loaded with `ticket`.
  public init(_ ticket: Ticket, at time: CMTime) {
    self.ticket = ticket
    self.time = time
  }
}
