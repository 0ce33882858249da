import CTerminal
import Dispatch

/// Hears the signals that people and shells send, on the main queue instead of in a signal handler.
@MainActor final class Signals {
  private var sources: [any DispatchSourceSignal] = []

  /// Tells `stop` of a request to end, and `resume` of being continued after a stop.
  init(stop: @escaping @MainActor () -> Void, resume: @escaping @MainActor () -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      cterm_ignore(number)
      hear(number, stop)
    }
    hear(SIGCONT, resume)
  }

  private func hear(_ number: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    source.activate()
    sources.append(source)
  }
}
