/// Tells a program: a line of JSON for each event on standard output, sentences on standard error.
@MainActor struct ProgramPresenter: Presenter {
  let pace: Duration? = .seconds(1)

  func tell(_ event: PlayEvent, name: String) -> Bool {
    if let sentence = event.complaint { LineWriter.errors.write("mplayerd: \(sentence)") }
    return LineWriter.output.write(event.line)
  }

  func progress(_ line: ProgressLine, of item: Int?, time: Double) -> Bool {
    let kind = PlayEvent.Kind.progress(
      position: line.position, duration: line.duration, buffered: line.buffered, rate: line.rate,
      volume: line.volume, isMuted: line.isMuted)
    return LineWriter.output.write(PlayEvent(kind, item: item, time: time).line)
  }

  func finish(_ summary: PlaySummary) { LineWriter.output.write(summary.line) }
}
