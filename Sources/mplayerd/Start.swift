import CTerminal
import Foundation
import LocalRenderer

/// The beginning and the end of the process.
enum Start {
  /// What plays, kept until the process ends.
  @MainActor private static var playing: PlaySession?

  /// Does what `words` ask for, and ends the process.
  static func run(_ words: [Word]) -> Never {
    cterm_keep_heap_small()
    cterm_hold_standard_streams()
    cterm_ignore(SIGPIPE)
    do {
      let invocation = try Invocation(words, in: WorkingDirectory.path)
      if case .play(let options) = invocation { try options.refuseToWriteOverInput() }
      perform(invocation)
    } catch {
      LineWriter.errors.write("mplayerd: \(DisplayWidth.plain(error.sentence))\n\(error.hint)")
      exit(2)
    }
  }

  private static func perform(_ invocation: Invocation) -> Never {
    switch invocation {
    case .version: show("mplayerd \(Version.text)")
    case .help(let topic): show(topic.text)
    case .play(let options):
      onMain {
        let session = PlaySession(options)
        playing = session
        session.begin()
      }
    case .info(let options): onMain { Task { end(await InfoSession(options: options).run()) } }
    case .thumbnail(let options): onMain { Task { end(await ThumbnailSession(options: options).run()) } }
    case .bench(let options): onMain { BenchSession(options).begin() }
    }
  }

  /// Ends the process once it has played.
  ///
  /// With MPLAYERD_LEAKS in the environment it takes GStreamer down first, so that GStreamer's tracers tell what was
  /// left over; otherwise that would only take time.
  @MainActor static func leave(_ code: Int32) async -> Never {
    if ProcessInfo.processInfo.environment["MPLAYERD_LEAKS"] != nil {
      playing = nil
      await Leftovers.endGStreamer()
    }
    end(code)
  }

  /// Ends the process at once: threads of GStreamer may still be loading plug-ins, which an orderly end takes apart
  /// beneath them.
  static func end(_ code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }

  /// Begins `work`, and serves the main queue until something ends the process.
  private static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) -> Never {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    dispatchMain()
  }

  /// Shows `text` and ends; a reader that has seen enough is no fault.
  private static func show(_ text: String) -> Never {
    LineWriter.output.write(text)
    exit(0)
  }
}
