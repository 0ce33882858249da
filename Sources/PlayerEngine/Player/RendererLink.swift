import Playback
import Synchronization

/// The line to one renderer: commands go out in order, one at a time, and what it says comes in.
final class RendererLink: Sendable {
  let renderer: any Renderer
  private let outbox: AsyncStream<Command>.Continuation
  private let listening: Task<Void, Never>

  /// Opens a line to `renderer`; `hear` is called with each report, in order.
  init(_ renderer: any Renderer, hear: @escaping @Sendable (Report) -> Void) {
    self.renderer = renderer
    let (commands, outbox) = AsyncStream<Command>.makeStream()
    self.outbox = outbox
    Task(executorPreference: .engine) {
      for await command in commands { await renderer.perform(command) }
    }
    listening = Task(executorPreference: .engine) {
      for await report in renderer.reports { hear(report) }
    }
  }

  /// Puts `command` behind those told before; may be called under a lock.
  func send(_ command: Command) { outbox.yield(command) }

  /// Ends the line once all that was told is carried out; nothing is heard any more.
  func finish() {
    outbox.finish()
    listening.cancel()
  }
}
