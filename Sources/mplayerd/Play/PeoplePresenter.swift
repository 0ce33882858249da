import CTerminal

/// Tells people: what plays and a progress line on standard output, what is wrong on standard error.
@MainActor final class PeoplePresenter: Presenter {
  private let isTerminal = Screen.isTerminal(STDOUT_FILENO)
  private var hasLine = false

  var pace: Duration? { isTerminal ? .milliseconds(250) : nil }

  func tell(_ event: PlayEvent, name: String) -> Bool {
    if let sentence = event.complaint {
      clear()
      LineWriter.errors.write("mplayerd: \(sentence)")
    }
    guard case .ready(let duration, _, let title, let artist) = event.kind else { return true }
    clear()
    let named = DisplayWidth.plain([artist, title ?? name].compactMap(\.self).joined(separator: ": "))
    LineWriter.output.write("Playing \(named) (\(duration.map(ProgressLine.clock) ?? "live"))")
    // People lose nothing when they close the window that shows the line: the sound goes on.
    return true
  }

  func progress(_ line: ProgressLine, of item: Int?, time: Double) -> Bool {
    guard isTerminal else { return true }
    // One column stays free: a full line would make some terminals go on to the next.
    LineWriter.output.writeAsIs("\r" + line.text(width: Screen.columns(STDOUT_FILENO) - 1) + "\u{1b}[K")
    hasLine = true
    return true
  }

  func finish(_ summary: PlaySummary) {
    if hasLine { LineWriter.output.write("") }
    hasLine = false
  }

  /// Makes room where the progress line stands.
  private func clear() {
    if hasLine { LineWriter.output.writeAsIs("\r\u{1b}[K") }
    hasLine = false
  }
}
