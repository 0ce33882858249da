/// The kinds of change an observer may be told of; properties here are always set as a whole.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has another value.
  case setting = 1
  /// Elements came in.
  case insertion = 2
  /// Elements went out.
  case removal = 3
  /// Elements were exchanged.
  case replacement = 4
}
