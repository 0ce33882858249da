extension AVPlayerLooper {
  /// How far a looper has come.
  public enum Status: Int, Sendable {
    /// The length of the item is not known yet.
    case unknown = 0
    /// It loops.
    case ready = 1
    /// It cannot loop; the error tells why.
    case failed = 2
    /// It was told to loop no more.
    case cancelled = 3
  }

  /// Where the looping items stand among those in the queue already.
  public enum ItemOrdering: Int, Sendable {
    /// Before them.
    case loopingItemsPrecedeExistingItems = 0
    /// Behind them.
    case loopingItemsFollowExistingItems = 1
  }
}
