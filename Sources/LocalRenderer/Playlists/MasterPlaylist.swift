package import Playback

/// An HLS master playlist: the same content in several qualities, and in several languages.
///
/// It is read so that the demuxer is only given what may be played of it: `hlsdemux2` of GStreamer 1.22 knows no
/// limits of size, and lists one of several renditions of a language.
package struct MasterPlaylist: Sendable, Hashable {
  /// The content in one quality.
  package struct Quality: Sendable, Hashable {
    /// What is told of it.
    package let variant: Variant

    /// Where its playlist is, as it stands there.
    package let address: String

    /// The lines that describe it.
    fileprivate let lines: ClosedRange<Int>
  }

  /// One of several ways to hear the content.
  package struct Sound: Sendable, Hashable {
    /// What people call it.
    package let name: String

    /// The language, as a BCP-47 tag.
    package let language: String?

    /// Whether it plays unless told otherwise.
    package let isDefault: Bool

    /// Whether it may be chosen to play without being asked for.
    package let isAutomatic: Bool

    /// What it is, by the identifiers of HLS.
    package let traits: Set<String>

    /// Where its playlist is, as it stands there; nil where it is in that of the pictures.
    package let address: String?

    /// The lines that describe it, one for each group that it is in.
    fileprivate var lines: [Int]
  }

  /// The ways to hear it, in the order of the playlist; fewer than two mean that there is nothing to choose.
  package private(set) var sounds: [Sound] = []

  /// The words to it, in the order of the playlist.
  package private(set) var texts: [TextRendition] = []

  /// The qualities, in the order of the playlist.
  package private(set) var qualities: [Quality] = []

  private var lines: [String] = []
  private var textLines: Set<Int> = []

  /// Reads a playlist; nil where these bytes are no master playlist.
  package init?(_ bytes: [UInt8]) {
    lines = PlaylistLines.all(in: bytes)
    guard lines.first?.hasPrefix("#EXTM3U") == true else { return nil }
    for (place, line) in lines.enumerated() where line.hasPrefix("#EXT-X-STREAM-INF:") {
      let next = lines[(place + 1)...].firstIndex { !$0.isEmpty && !$0.hasPrefix("#") }
      guard let next else { continue }
      let attributes = PlaylistAttributes(of: line[...])
      qualities.append(
        Quality(variant: Variant(attributes), address: lines[next], lines: place...next))
    }
    if qualities.isEmpty { return nil }
    for (place, line) in lines.enumerated() where line.hasPrefix("#EXT-X-MEDIA:") {
      let attributes = PlaylistAttributes(of: line[...])
      if let text = TextRendition(attributes) {
        textLines.insert(place)
        let isKnown = texts.contains { $0.name == text.name && $0.language == text.language }
        if !isKnown { texts.append(text) }
      }
      guard attributes["TYPE"] == "AUDIO", let new = Sound(attributes, at: place) else { continue }
      if let known = sounds.firstIndex(where: { $0.name == new.name && $0.language == new.language }) {
        sounds[known].lines.append(place)
      } else {
        sounds.append(new)
      }
    }
  }

  /// Where the playlists are that it leads to, as they stand there.
  package var addresses: [String] { qualities.map(\.address) + sounds.compactMap(\.address) }

  /// The playlist without those qualities that go beyond `limits`, and with no sound but the one at place `sound` among
  /// several, and without words, which are read beside; nil where it stays as it is.
  ///
  /// Where all qualities go beyond the limits, the one with the fewest bits stays.
  package func cut(to limits: Limits, sound: Int? = nil) -> [UInt8]? {
    let chosen = sounds.count > 1 ? sound.flatMap { sounds.indices.contains($0) ? sounds[$0] : nil } : nil
    let gone = linesBeyond(limits).union(textLines).union(
      chosen.map { own in sounds.filter { $0 != own }.flatMap(\.lines) } ?? [])
    if gone.isEmpty, chosen == nil { return nil }
    let left = lines.enumerated().filter { place, _ in !gone.contains(place) }.map { place, line in
      chosen?.lines.contains(place) == true ? PlaylistLines.marked(line) : line
    }
    return Array((left.joined(separator: "\n") + "\n").utf8)
  }

  /// The playlist with no quality but the one that takes nearest to `bitRate` bits a second; nil takes the first.
  package func only(near bitRate: Double?) -> [UInt8] {
    let chosen = bitRate.flatMap { rate in
      qualities.min { abs($0.variant.peakBitRate - rate) < abs($1.variant.peakBitRate - rate) }
    }
    let gone = Set(qualities.filter { $0 != chosen ?? qualities.first }.flatMap { Array($0.lines) })
    let left = lines.enumerated().filter { place, _ in !gone.contains(place) }.map(\.element)
    return Array((left.joined(separator: "\n") + "\n").utf8)
  }

  private func linesBeyond(_ limits: Limits) -> Set<Int> {
    var kept = qualities.filter { $0.variant.isWithin(limits) }
    if kept.isEmpty {
      kept = qualities.min { $0.variant.peakBitRate < $1.variant.peakBitRate }.map { [$0] } ?? []
    }
    return Set(qualities.filter { !kept.contains($0) }.flatMap { Array($0.lines) })
  }
}

extension MasterPlaylist.Sound {
  /// Reads the attributes of a rendition; nil where it has no name.
  fileprivate init?(_ attributes: PlaylistAttributes, at place: Int) {
    guard let name = attributes["NAME"] else { return nil }
    let traits = attributes["CHARACTERISTICS"]?.split(separator: ",").map(String.init) ?? []
    self.init(
      name: name, language: attributes["LANGUAGE"], isDefault: attributes["DEFAULT"] == "YES",
      isAutomatic: attributes["AUTOSELECT"] == "YES" || attributes["DEFAULT"] == "YES",
      traits: Set(traits), address: attributes["URI"], lines: [place])
  }
}

extension Variant {
  /// Reads the attributes of a quality.
  fileprivate init(_ attributes: PlaylistAttributes) {
    let size = attributes["RESOLUTION"]?.lowercased().split(separator: "x").compactMap { Int($0) } ?? []
    let codecs = attributes["CODECS"]?.split(separator: ",") ?? []
    self.init(
      peakBitRate: attributes["BANDWIDTH"].flatMap { Double($0) } ?? 0,
      averageBitRate: attributes["AVERAGE-BANDWIDTH"].flatMap { Double($0) },
      width: size.count == 2 ? size[0] : 0, height: size.count == 2 ? size[1] : 0,
      frameRate: attributes["FRAME-RATE"].flatMap { Double($0) },
      codecs: codecs.map { String($0.drop { $0 == " " }) })
  }

  fileprivate func isWithin(_ limits: Limits) -> Bool {
    let isTooFast = limits.peakBitRate > 0 && peakBitRate > limits.peakBitRate
    let isTooWide = limits.width > 0 && width > limits.width
    let isTooHigh = limits.height > 0 && height > limits.height
    return !isTooFast && !isTooWide && !isTooHigh
  }
}
