package import CoreMedia

/// What the world is to be told, in the order in which it is to be told.
package enum Notice: Sendable, Hashable {
  /// The item can play; once an item.
  case itemReady(Int, Readiness)

  /// The item will never play (again); once an item. If it was the next item, `skipped` follows.
  case itemFailed(Int, PlaybackError)

  /// The next item failed and was dropped from the intent; another may be given.
  case skipped(Int)

  /// How the item's data is doing.
  case buffering(Int, Buffering)

  /// The item has these tracks.
  case tracks(Int, [Track])

  /// The item carries these tags.
  case tags(Int, [Tag])

  /// These words belong to the item too.
  case captions(Int, [Caption])

  /// The item says this from moments on too.
  case timedTags(Int, [TimedTags])

  /// The item is this long.
  case duration(Int, CMTime)

  /// These parts of the item can be sought to.
  case seekable(Int, [CMTimeRange])

  /// So much of the item has come by now.
  case transferred(Int, Transfer)

  /// Something went wrong with the item that playback survives.
  case warned(Int, PlaybackError)

  /// The seek with this number has come to its end, well or not; exactly once a seek.
  case seekFinished(Int, Bool)

  /// A step has been done.
  case stepFinished(Int)

  /// The preroll with this number is done, or will not be.
  case prerolled(Int, Bool)

  /// The item's time went from one value to another without passing those between.
  case timeJumped(Int)

  /// The item came to its end.
  case playedToEnd(Int)

  /// The item could not go on to its end.
  case failedToPlayToEnd(Int, PlaybackError)

  /// The item's data ran out.
  case stalled(Int)

  /// The transport went on from one item to the next; the intent names the new one already and has no next.
  case advanced(from: Int, to: Int?)

  /// The wanted rate is now this.
  case rateChanged(Double, RateChange)

  /// Time moves, waits or rests otherwise than before.
  case timeControlChanged(TimeControl)

  /// The volume, or whether it is muted, was changed at the renderer.
  case volumeChanged(Double, isMuted: Bool)

  /// The position is to be reckoned anew: a start, a stop, a jump or another pace.
  case paceChanged

  /// From now on this renderer plays; the one before was told to stop.
  case handedOver(Slot)

  /// This renderer could not take over; the one before plays on.
  case handOverFailed(Slot, PlaybackError)

  /// This renderer is spoken with no more, once it has carried out what it was told.
  case released(Slot)
}
