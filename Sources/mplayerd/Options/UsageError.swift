/// A command line that asks for nothing this command can do.
package struct UsageError: Error, Sendable, Hashable {
  /// What is wrong, in one sentence.
  package let sentence: String

  /// The command whose help would help; nil for the whole.
  package let command: String?

  /// Says `sentence` of a use of `command`.
  package init(_ sentence: String, command: String? = nil) {
    self.sentence = sentence
    self.command = command
  }

  /// Where to read on.
  package var hint: String {
    "Run 'mplayerd \(command.map { "\($0) " } ?? "")--help' to see what it takes."
  }
}
