import Dispatch
import Foundation

/// One run of `mplayerd bench`: carries out what the harness writes on standard input.
@MainActor final class BenchSession {
  private let audio: AudioChoice
  private let video: VideoChoice
  private let events = BenchEvents()
  private let outputs = Outputs()
  private var players: [String: BenchPlayer] = [:]

  /// Gets ready to send sound and pictures where `options` say.
  init(_ options: BenchOptions) {
    let environment = ProcessInfo.processInfo.environment
    audio = environment["BENCH_ASINK"].map { .gst($0) } ?? options.audio
    video = environment["BENCH_VSINK"].map { .gst($0) } ?? options.video
  }

  /// Begins; the process ends with the harness's `quit` or the end of its words.
  func begin() {
    events.tell("-", "ready")
    // A thread of its own stamps each command the moment it arrives, whatever the players are doing.
    Thread.detachNewThread { [self] in
      while let text = readLine() {
        let instant = BenchClock.now
        guard let line = BenchLine(text) else { continue }
        if line.name == "quit" { break }
        DispatchQueue.main.async { self.perform(line, at: instant) }
      }
      DispatchQueue.main.async { self.end() }
    }
  }

  private func perform(_ line: BenchLine, at instant: UInt64) {
    events.tell(line.id, "cmd \(line.name)", at: instant)
    if line.name == "close" {
      players.removeValue(forKey: line.id)?.close()
    } else if !player(line.id).perform(line) {
      return events.tell(line.id, "error unknown command \(line.name)")
    }
    if line.name != "pos", line.name != "dur" { events.tell(line.id, "done \(line.name)") }
  }

  private func player(_ id: String) -> BenchPlayer {
    if let player = players[id] { return player }
    outputs.serve(audio: audio, video: video, name: id)
    let player = BenchPlayer(id, events: events)
    players[id] = player
    return player
  }

  private func end() {
    for player in players.values { player.close() }
    Task {
      await outputs.close()
      Start.end(0)
    }
  }
}
