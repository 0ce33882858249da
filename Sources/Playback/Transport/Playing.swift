import CoreMedia

/// How the playing of the current item stands; begins anew with every item.
struct Playing: Sendable, Hashable {
  /// Where its time is; nil before anything is known.
  var reckoning: Reckoning?

  /// The time shown instead while a seek is under way.
  var held: CMTime?

  /// Which end it came to, if it did, and has not left since.
  var ended: End?

  /// Where it came to its end while a seek was under way that may yet lead away from there.
  var endedInFlight: CMTime?

  /// Whether data ran out and has not come back.
  var isStalled = false

  /// Whether it was let run, and may go on until data runs out.
  var runs = false

  /// Whether it is to run as soon as there is anything to play, stall or not.
  var hurries = false

  /// A start asked for but not begun.
  var start: Start?

  /// When a start that the renderer was told of is to begin; nil once it has.
  var begins: ContinuousClock.Instant?

  /// Since when nothing has come that was waited for.
  var waitsSince: ContinuousClock.Instant?

  /// Where it was when it was loaded once more because nothing came.
  var reloadedAt: CMTime?

  enum End: Sendable, Hashable { case end, start }

  /// A start at a given instant.
  struct Start: Sendable, Hashable {
    var time: CMTime?
    var at: ContinuousClock.Instant
  }
}
