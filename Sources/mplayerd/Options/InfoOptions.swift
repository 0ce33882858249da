import CoreMedia

/// What `mplayerd info` was asked to tell.
package struct InfoOptions: Sendable, Hashable {
  /// What to tell of, in order.
  package var addresses: [Address] = []

  /// Whether a program reads it.
  package var isJSON = false

  /// HTTP headers for each item's own origin.
  package var headers: [String: String] = [:]

  /// How long a source may give nothing.
  package var timeout = Duration.seconds(15)

  /// The options of `mplayerd info`, as the parser takes them and the help shows them.
  package static let table = [
    Option("--json", text: "Write one line of JSON for each URL; see JSON below."),
    Option(
      "--header", value: .one("'NAME: VALUE'"),
      text: "Send this HTTP header to each item's own origin, and to no other. May be given several times."),
    Option(
      "--timeout", value: .one("SECONDS"),
      text: "Give an item up when nothing comes for so long; 15 unless told."),
    Option("--help", "-h", text: "Show this."),
  ]

  /// Reads the words behind `info`; relative paths start from `directory`.
  package init(_ words: some Sequence<Word>, in directory: String) throws(UsageError) {
    for argument in try Argument.read(words, options: Self.table, command: "info") {
      switch argument {
      case .operand(let word) where word.bytes.isEmpty: throw Self.error("An address may not be empty.")
      case .operand(let word): addresses.append(Address(word, in: directory))
      case .option("--json", _): isJSON = true
      case .option("--header", let value):
        guard let header = Header(value?.text ?? "") else {
          throw Self.error("'--header' takes a name, a colon and a value.")
        }
        headers[header.name] = header.value
      case .option(_, let value):
        guard let time = MediaTime.read(value?.text ?? ""), time > .zero else {
          throw Self.error("'--timeout' takes seconds, more than nothing.")
        }
        timeout = .nanoseconds(time.value)
      }
    }
    guard !addresses.isEmpty else { throw Self.error("'mplayerd info' needs something to tell of.") }
  }

  private static func error(_ sentence: String) -> UsageError { UsageError(sentence, command: "info") }
}
