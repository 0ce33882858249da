import CoreMedia
package import Playback

/// An HLS media playlist: the segments of one stream.
package struct MediaPlaylist: Sendable, Hashable {
  /// One piece of the stream.
  package struct Segment: Sendable, Hashable {
    /// Where it is, as it stands there.
    package let address: String

    /// How long it is, in nanoseconds.
    package let duration: Int64

    /// When its first picture was taken, in seconds since 1970; nil where the playlist does not say.
    package let date: Double?

    /// The lines that describe it.
    fileprivate let lines: ClosedRange<Int>
  }

  /// The segments, in order.
  package private(set) var segments: [Segment] = []

  /// Whether no more will follow.
  package private(set) var isWhole = false

  /// How long a segment is at most, in seconds; zero where the playlist does not say.
  package private(set) var target = 0

  private var lines: [String] = []

  /// Reads a playlist; nil where these bytes are no media playlist.
  package init?(_ bytes: [UInt8]) {
    lines = PlaylistLines.all(in: bytes)
    guard lines.first?.hasPrefix("#EXTM3U") == true else { return nil }
    var (first, duration, date): (Int?, Int64?, Double?) = (nil, nil, nil)
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("#EXTINF:") {
        first = place
        let seconds = Double(line.dropFirst("#EXTINF:".count).prefix { $0 != "," && $0 != " " })
        duration = seconds.flatMap { (0...86_400).contains($0) ? Int64($0 * 1e9) : nil }
      } else if line.hasPrefix("#EXT-X-PROGRAM-DATE-TIME:") {
        date = DateText.seconds(String(line.dropFirst("#EXT-X-PROGRAM-DATE-TIME:".count)))
      } else if line.hasPrefix("#EXT-X-TARGETDURATION:") {
        target = Int(line.dropFirst("#EXT-X-TARGETDURATION:".count)).map { min(max($0, 0), 86_400) } ?? 0
      } else if line == "#EXT-X-ENDLIST" {
        isWhole = true
      } else if !line.isEmpty, !line.hasPrefix("#"), let start = first, let length = duration {
        segments.append(Segment(address: line, duration: length, date: date, lines: start...place))
        // The next segment begins where this one ends, unless it says otherwise.
        date = date.map { $0 + Double(length) / 1e9 }
        (first, duration) = (nil, nil)
      }
    }
    if segments.isEmpty { return nil }
  }

  /// The playlist without the segments at these addresses; what follows one is told to be joined anew.
  package func without(_ missing: Set<String>) -> [UInt8] {
    without(segments.filter { missing.contains($0.address) })
  }

  /// The playlist without the segments in these stretches of its time, in nanoseconds; never without all of them.
  ///
  /// Those go of which the middle is in one, since sound and pictures are not cut at the very same places; but not those
  /// that last for much longer, as words do.
  package func without(_ holes: [Range<Int64>]) -> [UInt8] {
    let gone = zip(segments, starts).filter { segment, start in
      holes.contains {
        $0.contains(start + segment.duration / 2) && segment.duration < 2 * ($0.upperBound - $0.lowerBound)
      }
    }
    return without(gone.count < segments.count ? gone.map(\.0) : [])
  }

  /// When each segment begins, in nanoseconds from the first one.
  package var starts: [Int64] {
    var time: Int64 = 0
    return segments.map { segment in
      defer { time += segment.duration }
      return time
    }
  }

  private func without(_ gone: [Segment]) -> [UInt8] {
    var left: [String] = []
    var place = 0
    while place < lines.count {
      if let hole = gone.first(where: { $0.lines.lowerBound == place }) {
        left.append("#EXT-X-DISCONTINUITY")
        place = hole.lines.upperBound + 1
      } else {
        left.append(lines[place])
        place += 1
      }
    }
    return Array((left.joined(separator: "\n") + "\n").utf8)
  }

  /// The dates of the times in the stream, as far as the playlist tells them.
  package var dates: [DateAnchor] {
    var anchors: [DateAnchor] = []
    var start: Int64 = 0
    for segment in segments {
      defer { start += segment.duration }
      guard let date = segment.date else { continue }
      let time = CMTime(nanoseconds: start)
      // Only what does not follow from the one before.
      if let known = anchors.date(of: time), abs(known - date) < 0.001 { continue }
      anchors.append(DateAnchor(time: time, date: date))
    }
    return anchors
  }
}
