package import Playback

/// An HLS master playlist: the same content in several qualities, and in several languages.
///
/// It is read so that the demuxer is only given what may be played of it: `hlsdemux2` of GStreamer 1.22 knows no
/// limits of size, and lists one of several renditions of a language.
package struct MasterPlaylist: Sendable, Hashable {
  /// The content in one quality.
  package struct Variant: Sendable, Hashable {
    /// Bits a second at most.
    package let bandwidth: Int

    /// The size of the picture; zero where it is not told.
    package let width: Int
    package let height: Int

    /// Where its playlist is, as it stands there.
    package let address: String

    /// The lines that describe it.
    fileprivate let lines: ClosedRange<Int>
  }

  /// The qualities, in the order of the playlist.
  package private(set) var variants: [Variant] = []

  private var lines: [String] = []

  /// Reads a playlist; nil where these bytes are no master playlist.
  package init?(_ bytes: [UInt8]) {
    lines = PlaylistLines.all(in: bytes)
    guard lines.first?.hasPrefix("#EXTM3U") == true else { return nil }
    for (place, line) in lines.enumerated() where line.hasPrefix("#EXT-X-STREAM-INF:") {
      let next = lines[(place + 1)...].firstIndex { !$0.isEmpty && !$0.hasPrefix("#") }
      guard let next else { continue }
      let attributes = PlaylistLines.attributes(of: line)
      let size = attributes["RESOLUTION"]?.lowercased().split(separator: "x").compactMap { Int($0) } ?? []
      variants.append(
        Variant(
          bandwidth: attributes["BANDWIDTH"].flatMap { Int($0) } ?? 0, width: size.first ?? 0,
          height: size.count == 2 ? size[1] : 0, address: lines[next], lines: place...next))
    }
    if variants.isEmpty { return nil }
  }

  /// The playlist without those qualities that go beyond `limits`; nil where it stays as it is.
  ///
  /// Where all of them do, the one with the fewest bits stays.
  package func cut(to limits: Limits) -> [UInt8]? {
    var kept = variants.filter { $0.isWithin(limits) }
    if kept.isEmpty { kept = variants.min { $0.bandwidth < $1.bandwidth }.map { [$0] } ?? [] }
    if kept.count == variants.count { return nil }
    let gone = variants.filter { !kept.contains($0) }
    let left = lines.enumerated().filter { place, _ in !gone.contains { $0.lines.contains(place) } }
    return Array((left.map(\.element).joined(separator: "\n") + "\n").utf8)
  }
}

extension MasterPlaylist.Variant {
  fileprivate func isWithin(_ limits: Limits) -> Bool {
    let isTooFast = limits.peakBitRate > 0 && Double(bandwidth) > limits.peakBitRate
    let isTooWide = limits.width > 0 && width > limits.width
    let isTooHigh = limits.height > 0 && height > limits.height
    return !isTooFast && !isTooWide && !isTooHigh
  }
}
