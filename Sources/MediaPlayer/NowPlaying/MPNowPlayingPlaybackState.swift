/// What a program says of its playback.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Nothing.
  case unknown = 0
  /// It plays.
  case playing = 1
  /// It is paused.
  case paused = 2
  /// It is over.
  case stopped = 3
  /// Something else has the sound.
  case interrupted = 4
}
