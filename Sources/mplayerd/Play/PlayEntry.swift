import AVFoundation

/// One playing of one item that is in the player's queue or about to leave it.
@MainActor final class PlayEntry {
  /// Which playing.
  let place: PlayPlace

  /// The player's item.
  let item: AVPlayerItem

  /// The name to show while no title is known.
  let name: String

  /// Whether it was told that the item became the current one.
  var isStarted = false

  /// Whether it was told that the item can play.
  var isTold = false

  /// How many of the item's warnings were told of.
  var toldWarnings = 0

  /// Keeps the observation of the item alive.
  var observation: NSKeyValueObservation?

  /// Plays `item` at `place`.
  init(_ place: PlayPlace, _ item: AVPlayerItem, name: String) {
    self.place = place
    self.item = item
    self.name = name
  }

  /// Where the item is, in seconds; nil while it has no time.
  var position: Double? { Self.seconds(item.currentTime()) }

  /// How long the item is, in seconds; nil for a live source or while it is not known.
  var duration: Double? { Self.seconds(item.duration) }

  /// How far it is loaded from its position on, in seconds.
  var buffered: Double? {
    let time = item.currentTime()
    let range = item.loadedTimeRanges.map(\.timeRangeValue).first { $0.containsTime(time) || $0.end == time }
    return range.flatMap { Self.seconds($0.end) }
  }

  private static func seconds(_ time: CMTime) -> Double? { time.isNumeric ? time.seconds : nil }
}
