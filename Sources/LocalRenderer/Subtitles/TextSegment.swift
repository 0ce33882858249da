/// A piece of WebVTT from an HLS stream, whose cues are by a clock of their own.
package struct TextSegment: Sendable, Hashable {
  /// The cues, by that clock.
  package let cues: [Cue]

  /// What the clock shows, in nanoseconds, when the stream's stamps show `stamp`; nil where the piece does not say.
  package let anchor: Anchor?

  /// A moment by two clocks.
  package struct Anchor: Sendable, Hashable {
    /// Nanoseconds by the clock of the cues.
    package let local: Int64

    /// Ticks of 1/90000 s by the stamps of the stream.
    package let stamp: Int64
  }

  /// Reads a piece, which may have no cues.
  package init(_ bytes: [UInt8]) {
    cues = SubtitleText.cues(in: bytes) ?? []
    let head = PlaylistLines.all(in: Array(bytes.prefix(4096))).prefix { !$0.contains("-->") }
    anchor = head.first { $0.hasPrefix("X-TIMESTAMP-MAP=") }.flatMap { line in
      let words = line.dropFirst("X-TIMESTAMP-MAP=".count).split { $0 == "," || $0 == " " }
      let stamp = words.first { $0.hasPrefix("MPEGTS:") }.flatMap { Int64($0.dropFirst("MPEGTS:".count)) }
      let local = words.first { $0.hasPrefix("LOCAL:") }.flatMap {
        SubtitleText.time($0.dropFirst("LOCAL:".count))
      }
      guard let stamp, let local, (0..<1 << 33).contains(stamp) else { return nil }
      return Anchor(local: local, stamp: stamp)
    }
  }

  /// The cues by item time, where the stamp 0 is at `origin` of it (nanoseconds; nil: there are no stamps, or nobody
  /// knows them).
  ///
  /// Without an anchor the clock of the cues is taken for item time.
  package func cues(origin: Int64?) -> [Cue] {
    guard let anchor else { return cues }
    var shift = (origin ?? 0) + anchor.stamp * 100_000 / 9 - anchor.local
    // Stamps have 33 bits, and begin anew after a day.
    let turn = (Int64(1) << 33) * 100_000 / 9
    if origin != nil, shift + anchor.local < -turn / 2 { shift += turn }
    return cues.map { Cue(start: $0.start + shift, end: $0.end + shift, text: $0.text) }
  }
}
