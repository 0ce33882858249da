/// What one run of the command is to do.
package enum Invocation: Sendable, Hashable {
  /// Play.
  case play(PlayOptions)
  /// Tell of media without playing it.
  case info(InfoOptions)
  /// Write pictures of media.
  case thumbnail(ThumbnailOptions)
  /// Be measured.
  case bench(BenchOptions)
  /// Show how to use the command, or one of its commands.
  case help(HelpTopic)
  /// Show the version.
  case version

  /// Reads the words behind the program's name; relative paths start from `directory`.
  package init(_ words: [Word], in directory: String) throws(UsageError) {
    guard let first = words.first else { throw UsageError("There is nothing to do.") }
    let rest = words.dropFirst()
    let name = first.text
    if let topic = HelpTopic(command: name), Self.asksForHelp(rest) {
      self = .help(topic)
      return
    }
    switch name {
    case "play": self = .play(try PlayOptions(rest, in: directory))
    case "info": self = .info(try InfoOptions(rest, in: directory))
    case "thumbnail": self = .thumbnail(try ThumbnailOptions(rest, in: directory))
    case "bench": self = .bench(try BenchOptions(rest))
    case "help": self = .help(try Self.topic(rest))
    case "--help", "-h": self = .help(.all)
    case "--version", "-V": self = .version
    case let name where name.hasPrefix("-"): throw UsageError("There is no option '\(name)'.")
    default: throw UsageError("There is no command '\(name)'.")
    }
  }

  private static func asksForHelp(_ words: ArraySlice<Word>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func topic(_ words: ArraySlice<Word>) throws(UsageError) -> HelpTopic {
    guard let name = words.first?.text else { return .all }
    guard let topic = name == "man" ? .man : HelpTopic(command: name), words.count == 1 else {
      throw UsageError("There is no help on '\(words.map(\.text).joined(separator: " "))'.")
    }
    return topic
  }
}
