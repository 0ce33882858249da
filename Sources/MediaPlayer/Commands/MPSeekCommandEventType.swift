/// Whether fast winding begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// It begins.
  case beginSeeking = 0
  /// It ends.
  case endSeeking = 1
}
