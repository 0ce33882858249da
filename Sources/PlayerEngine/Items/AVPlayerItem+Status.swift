extension AVPlayerItem {
  /// Whether an item can play.
  public enum Status: Int, Sendable {
    /// Not known yet; it is found out once a player has it.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It never will; make another.
    case failed = 2
  }
}
