/// What is played again.
public enum MPRepeatType: Int, Sendable {
  /// Nothing.
  case off = 0
  /// The item.
  case one = 1
  /// All of the queue.
  case all = 2
}
