public import CoreMedia

/// What a renderer is told to do.
///
/// Telling it twice does no harm. Commands arrive in the order they were decided.
public enum Command: Sendable, Hashable {
  /// Play this, from this time on, in place of all that was loaded or enqueued; stays paused until a rate is set.
  case load(Media, at: CMTime, ticket: Ticket)

  /// Get this ready to follow the current item without a gap; takes the place of a follower given before.
  case enqueue(Media, ticket: Ticket)

  /// Forget the follower with this ticket, unless it has begun already.
  case dequeue(Ticket)

  /// Let time run at this rate; 0 pauses, negative runs backwards.
  case setRate(Double)

  /// Start at `rate` so that `time` (nil: wherever playback is) is heard at the instant `at` of the renderer's timekeeper.
  case start(rate: Double, time: CMTime?, at: ContinuousClock.Instant)

  /// Keep or bend the pitch at rates other than 1.
  case setPitch(PitchAlgorithm)

  /// Play this loud: 1 is as recorded, 0 is silent; the scale is linear amplitude.
  case setVolume(Double)

  /// Be silent without forgetting the volume.
  case setMuted(Bool)

  /// Go on from another time of the item with this ticket.
  case seek(Seek, ticket: Ticket)

  /// Show the frame so many frames on (negative: back) while paused.
  case step(Int, ticket: Ticket)

  /// Treat this time as the item's end; invalid means its natural end.
  case setEnd(CMTime, ticket: Ticket)

  /// Play these tracks of the item, by their ids, and no others of the same kinds.
  case select([Int], ticket: Ticket)

  /// Take no more than this of the item with this ticket, which may be told before it is loaded.
  case limit(Limits, ticket: Ticket)

  /// Make the tracks of the item so loud over its time.
  case setMix(Mix, ticket: Ticket)

  /// Let go of everything loaded.
  case stop
}
