extension RendererContract {
  /// One thing that every renderer promises.
  public enum Promise: String, Sendable, CaseIterable {
    /// A loaded item becomes ready, with its duration, and stands still at its beginning.
    case becomesReady
    /// It can begin in its middle.
    case beginsWhereTold
    /// Time runs when it is told to, stands still when it is told to, and is where it was reckoned to be.
    case playsAndPauses
    /// Time runs as fast as it is told to.
    case playsAtOtherRates
    /// It starts at an instant, and not before.
    case startsAtAnInstant
    /// A seek lands where it is sent, while paused.
    case seeksWhilePaused
    /// A seek lands where it is sent while playing, and playing goes on from there.
    case seeksWhilePlaying
    /// Of many seeks at once each is answered, and the last arrives.
    case answersEverySeek
    /// A seek in an item that is loaded no more does nothing.
    case ignoresWordOfAnotherItem
    /// The end is told once, at the end.
    case endsOnce
    /// The end can be set.
    case endsWhereTold
    /// The end of a follower can be set before it begins.
    case endsAFollowerWhereTold
    /// Backwards, time runs to the beginning and ends there.
    case playsBackwards
    /// A step shows another frame and stands still there; where there are no frames, nothing happens.
    case steps
    /// After the end, a seek leads back, and it plays on when told to.
    case playsOnFromTheEnd
    /// A follower is joined, and the end of the item before it is not told.
    case joinsAFollower
    /// Of several followers the last is joined.
    case joinsTheLastFollowerGiven
    /// A follower taken back does not follow.
    case forgetsAFollowerTakenBack
    /// What cannot be played is said to fail, and what is loaded after it plays.
    case saysWhatCannotBePlayed
    /// A follower that cannot be played harms nobody else.
    case survivesABadFollower
    /// A new load takes the place of everything before it, of which nothing more is said.
    case replacesWhatWasLoaded
    /// Saying a thing twice does no harm.
    case bearsRepetition
    /// After a stop nothing more is said, and another item can be loaded.
    case stops
  }
}
