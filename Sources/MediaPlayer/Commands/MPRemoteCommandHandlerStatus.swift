/// What became of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// What it is about does not exist.
  case noSuchContent = 100
  /// Nothing plays that it could be about.
  case noActionableNowPlayingItem = 110
  /// The device it is about is not there.
  case deviceNotFound = 120
  /// It could not be done.
  case commandFailed = 200
}
