import CTerminal

/// The terminal that a standard stream may be.
enum Screen {
  /// Whether the stream is a terminal.
  static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// The columns of the terminal, 80 where it does not say.
  static func columns(_ stream: Int32) -> Int {
    let columns = Int(cterm_columns(stream))
    return columns > 0 ? columns : 80
  }
}
