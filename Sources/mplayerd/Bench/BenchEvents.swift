/// Writes the events that the harness reads, one a line, each in one call.
struct BenchEvents: Sendable {
  /// Says that `what` happened to the player `id`, now unless told when.
  func tell(_ id: String, _ what: String, at instant: UInt64 = BenchClock.now) {
    LineWriter.output.write("EV \(instant) \(id) \(DisplayWidth.plain(what))")
  }
}
