/// What time an output keeps.
public enum OutputPace: Sendable, Hashable {
  /// The clock of the sound card, or the machine's.
  case realTime

  /// None: as fast as it decodes, the same samples.
  case unbound
}
