/// Says nothing unless something is wrong.
@MainActor struct QuietPresenter: Presenter {
  let pace: Duration? = nil

  func tell(_ event: PlayEvent, name: String) -> Bool {
    if let sentence = event.complaint { LineWriter.errors.write("mplayerd: \(sentence)") }
    return true
  }

  func progress(_ line: ProgressLine, of item: Int?, time: Double) -> Bool { true }

  func finish(_ summary: PlaySummary) {}
}
