/// What is to happen when an item has played to its end.
public enum EndAction: Sendable, Hashable, CaseIterable {
  /// Go on with the next item.
  case advance

  /// Stay at the end, paused.
  case pause

  /// Let time run on past the end.
  case none
}
