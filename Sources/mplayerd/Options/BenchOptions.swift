/// What `mplayerd bench` was asked to measure with.
package struct BenchOptions: Sendable, Hashable {
  /// Where sound goes.
  package var audio = AudioChoice.automatic

  /// Where pictures go.
  package var video = VideoChoice.automatic

  /// The options of `mplayerd bench`, as the parser takes them and the help shows them.
  package static let table = [
    Option("--protocol", value: .one("NAME"), text: "Speak this protocol; there is one, 'blp'. Needed."),
    Option("--audio-sink", value: .one("SINK"), text: "Send the sound there: \(AudioChoice.forms)."),
    Option("--video-sink", value: .one("SINK"), text: "Send the pictures there: \(VideoChoice.forms)."),
    Option("--help", "-h", text: "Show this."),
  ]

  /// Reads the words behind `bench`.
  package init(_ words: some Sequence<Word>) throws(UsageError) {
    var hasProtocol = false
    for argument in try Argument.read(words, options: Self.table, command: "bench") {
      switch argument {
      case .operand(let word): throw Self.error("'mplayerd bench' takes no '\(word.text)'.")
      case .option("--protocol", let value):
        guard value?.text == "blp" else { throw Self.error("'--protocol' takes 'blp'.") }
        hasProtocol = true
      case .option("--audio-sink", let value):
        guard let choice = AudioChoice(value?.text ?? "") else {
          throw Self.error("'--audio-sink' takes \(AudioChoice.forms).")
        }
        audio = choice
      case .option(_, let value):
        guard let choice = VideoChoice(value?.text ?? "") else {
          throw Self.error("'--video-sink' takes \(VideoChoice.forms).")
        }
        video = choice
      }
    }
    guard hasProtocol else { throw Self.error("'mplayerd bench' needs '--protocol blp'.") }
  }

  private static func error(_ sentence: String) -> UsageError { UsageError(sentence, command: "bench") }
}
