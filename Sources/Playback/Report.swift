public import CoreMedia

/// What a renderer says of itself.
public struct Report: Sendable, Hashable {
  /// Which load this is about, so that word of an earlier one, or from a route left behind, is not taken for
  /// word of this one.
  public let ticket: Ticket

  /// What happened.
  public let event: Event

  /// Says `event` of the item loaded or enqueued with `ticket`.
  public init(_ ticket: Ticket, _ event: Event) {
    self.ticket = ticket
    self.event = event
  }

  /// The things a renderer can say.
  public enum Event: Sendable, Hashable {
    /// The item (current or follower) can play; the current one from where it was asked to start.
    case ready(Readiness)

    /// The follower with this ticket has become the current item, without a gap; `moving` comes with it.
    case began

    /// The position advances at `rate` from `from` on; rate 0 means it stands still there.
    case moving(from: CMTime, rate: Double)

    /// The seek with this number has arrived, at this time.
    case sought(number: Int, at: CMTime)

    /// The seek with this number came to nothing; playback goes on as it was.
    case seekFailed(number: Int)

    /// The step asked for last has arrived, at this time.
    case stepped(at: CMTime)

    /// How much is loaded ahead of the position.
    case buffering(Buffering)

    /// Time stopped running because there was nothing to play.
    case stalled

    /// The duration turned out to be this; indefinite for a live source.
    case duration(CMTime)

    /// These parts can be sought to.
    case seekable([CMTimeRange])

    /// The item has these tracks.
    case tracks([Track])

    /// The item carries these tags, all that are known by now; a later report replaces an earlier one.
    case tags([Tag])

    /// These words belong to the item too, beside those told before.
    case captions([Caption])

    /// The item says this from moments on, beside what was told before.
    case timedTags([TimedTags])

    /// So much has come of the item by now; a later report replaces an earlier one.
    case transferred(Transfer)

    /// Something went wrong that playback survives.
    case warned(PlaybackError)

    /// The rate could not be had; the old one goes on.
    case rateRefused(Double)

    /// The item came to its end (or to the end set for it), heard to the last sample; nothing follows by itself.
    ///
    /// The renderer stands still from then on until it is told a rate again, after a seek.
    case ended(at: CMTime)

    /// The item cannot go on; `at` is the last time that was really played.
    case failed(PlaybackError, at: CMTime)

    /// Someone turned the receiver's own knob.
    case volume(Double, isMuted: Bool)
  }
}
