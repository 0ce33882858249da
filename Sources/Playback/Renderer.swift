/// Something that turns items into sound and pictures: a pipeline here, or a receiver across the room.
///
/// A conformer carries out commands in the order of the calls, decides nothing, and tells what comes of them in
/// `reports`, each with the ticket of the item it speaks of. It tells `moving` whenever the position or the pace of
/// the current item changes by anything but time passing, and always after `ready` of the first load, a rate, a
/// seek, a stall and a joint; between those its position is reckoned as *from + rate × elapsed*.
public protocol Renderer: Sendable {
  /// What it can do; may be asked from any thread, and may change after a report.
  var abilities: Abilities { get }

  /// What it has to say, for its one listener; ends when the renderer goes away.
  var reports: AsyncStream<Report> { get }

  /// The time by which its `moving` reports are to be reckoned.
  var timekeeper: any Timekeeper { get }

  /// The pictures it shows, for others to look at; nil where it shows none that could be looked at.
  var pictures: (any PictureSource)? { get }

  /// Carries out `command`; what comes of it is told in `reports`, not by returning.
  func perform(_ command: Command) async
}

extension Renderer {
  /// The machine's own monotonic clock.
  public var timekeeper: any Timekeeper { WallTimekeeper() }

  /// None that could be looked at.
  public var pictures: (any PictureSource)? { nil }

  /// Everything.
  public var abilities: Abilities { .all }
}
