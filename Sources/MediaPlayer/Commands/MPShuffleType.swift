/// Orders in which things are played.
public enum MPShuffleType: Int, Sendable {
  /// As they are.
  case off = 0
  /// Item by item, at random.
  case items = 1
  /// Album by album, at random.
  case collections = 2
}
