import GStreamer
import Synchronization

/// The end of GStreamer in this process, for those who look for what is left over.
package enum Leftovers {
  /// Renderers that live, and items that are on their way out.
  private static let living = Atomic(0)

  static func begin() { living.add(1, ordering: .relaxed) }

  static func end() { living.subtract(1, ordering: .relaxed) }

  /// Ends GStreamer once everything has let go of it, whose tracers then tell what is left.
  ///
  /// What nobody lets go of is not waited for longer than `patience`: that is what is being looked for.
  package static func endGStreamer(within patience: Duration = .seconds(5)) async {
    let limit = ContinuousClock.now + patience
    repeat {
      // Cancelled or not: this process has nothing else to do any more.
      try? await Task.sleep(for: .milliseconds(50))
    } while living.load(ordering: .relaxed) > 0 && .now < limit
    stopGStreamer()
  }
}
