/// What became of one URL, over all its playings.
package struct PlayRecord: Sendable, Hashable {
  /// Where it is, without secrets.
  package let url: String

  /// What it is called.
  package var title: String?

  /// Whether it came to its end at least once.
  package private(set) var hasEnded = false

  /// What went wrong last.
  package private(set) var failure: Failure?

  /// How long it is, in seconds; nil for a live source or while it is not known.
  package var duration: Double?

  /// How often time stopped because there was nothing to play.
  package private(set) var stalls = 0

  /// How often it became the current item.
  package private(set) var plays = 0

  /// The seconds from the first play to the first buffer.
  package private(set) var startup: Double?

  /// The media seconds rendered.
  package private(set) var played = 0.0

  /// How many bytes came; nil for files.
  package private(set) var bytes: Int?

  /// Bits a second while something came.
  package private(set) var observedBitrate: Double?

  /// Bits a second of the chosen variant, as its playlist says.
  package private(set) var indicatedBitrate: Double?

  /// How many pictures came too late to be shown.
  package private(set) var droppedFrames: Int?

  /// The seconds that each seek took.
  package private(set) var seeks: [Double] = []

  private var begin: Double?
  private var position: Double?

  /// Nothing has become of `url` yet.
  package init(url: String) { self.url = url }

  /// The item became the current one.
  package mutating func started(at instant: Double) {
    plays += 1
    position = nil
    if startup == nil { begin = instant }
  }

  /// Time runs, from `position` on.
  package mutating func ran(from position: Double, at instant: Double) {
    if startup == nil { startup = begin.map { max(instant - $0, 0) } }
    if self.position == nil { self.position = position }
  }

  /// Time ran on to `position`.
  package mutating func reached(_ position: Double) {
    guard position.isFinite, let last = self.position else { return }
    played += abs(position - last)
    self.position = position
  }

  /// The position changed without anything being rendered.
  package mutating func jumped(to position: Double) {
    if self.position != nil { self.position = position }
  }

  /// A seek arrived after so many seconds.
  package mutating func sought(in seconds: Double) { seeks.append(seconds) }

  /// So much came, as far as is known, in one playing.
  package mutating func came(
    bytes: Int?, observedBitrate: Double?, indicatedBitrate: Double?, droppedFrames: Int?
  ) {
    self.bytes = bytes.map { $0 + (self.bytes ?? 0) } ?? self.bytes
    self.observedBitrate = observedBitrate ?? self.observedBitrate
    self.indicatedBitrate = indicatedBitrate ?? self.indicatedBitrate
    self.droppedFrames = droppedFrames.map { $0 + (self.droppedFrames ?? 0) } ?? self.droppedFrames
  }

  /// There was nothing to play.
  package mutating func stalled() { stalls += 1 }

  /// It came to its end.
  package mutating func ended(at position: Double) {
    reached(position)
    hasEnded = true
    self.position = nil
  }

  /// It could not go on.
  package mutating func failed(_ failure: Failure, at position: Double?) {
    if let position { reached(position) }
    self.failure = failure
    self.position = nil
  }

  /// The record as the summary shows it.
  package var json: JSON {
    .object([
      JSON.Member("url", .string(url)), JSON.Member("title", .text(title)),
      JSON.Member("ended", .bool(hasEnded)),
      JSON.Member("error", failure?.json ?? .null), JSON.Member("duration", .seconds(duration)),
      JSON.Member("played", .seconds(played)), JSON.Member("startup", .seconds(startup)),
      JSON.Member("stalls", .integer(stalls)), JSON.Member("plays", .integer(plays)),
      JSON.Member("bytes", bytes.map { .integer($0) } ?? .null),
      JSON.Member("observedBitrate", observedBitrate.map { .number($0.rounded()) } ?? .null),
      JSON.Member("indicatedBitrate", indicatedBitrate.map { .number($0.rounded()) } ?? .null),
      JSON.Member("droppedFrames", droppedFrames.map { .integer($0) } ?? .null),
      JSON.Member("seeks", .array(seeks.map { .seconds($0) })),
    ])
  }
}
