public import CoreMedia

/// Lets others look at the pictures that a renderer shows.
///
/// All of it may be called from any thread, and answers at once. Nobody who does not ask costs the renderer anything.
public protocol PictureSource: Sendable {
  /// The picture that is seen at `time` of the item loaded with `ticket`; nil where it is not there yet, or any more.
  ///
  /// Only the pictures around the present are kept: those on their way, and the one that is shown.
  func picture(at time: CMTime, of ticket: Ticket) -> (any Picture)?

  /// Word of each picture that comes from now on, a little before it is due; for one listener.
  ///
  /// While playback stands, that is the picture of the place it stands at. Of a listener who does not keep up, the
  /// oldest words are dropped.
  func arrivals() -> AsyncStream<PictureArrival>
}
