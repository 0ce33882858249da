import GStreamer

/// A kind of file or stream: what the web calls it, and what GStreamer has to know for it to play.
struct FileKind {
  let type: AVFileType
  let mediaTypes: [String]

  /// What of GStreamer's media types it is; some element has to take it.
  let caps: String

  init(_ type: AVFileType, _ caps: String, _ mediaTypes: String...) {
    (self.type, self.caps, self.mediaTypes) = (type, caps, mediaTypes)
  }

  init(_ identifier: String, _ caps: String, _ mediaTypes: String...) {
    (self.type, self.caps, self.mediaTypes) = (AVFileType(identifier), caps, mediaTypes)
  }

  /// Whether what is installed opens it.
  var isPlayable: Bool { Self.isTaken(caps, by: [.demuxer, .decoder, .parser]) }

  /// Whether an element of one of these kinds takes `caps`.
  private static func isTaken(_ caps: String, by kinds: [Registry.Kind]) -> Bool {
    guard let caps = Caps(caps) else { return false }
    return kinds.contains { !Registry.elements(of: $0, taking: caps).isEmpty }
  }

  // MARK: - What there is

  /// Those that can be played with what is installed.
  static var playable: [FileKind] { all.filter(\.isPlayable) }

  /// Whether what the web calls so can be played, as far as its name and those of its codings tell.
  static func isPlayable(extendedMediaType text: String) -> Bool {
    let parts = text.split(separator: ";", maxSplits: 1).map { $0.trimmingSpaces() }
    guard let name = parts.first?.lowercased(),
      all.contains(where: { $0.mediaTypes.contains(name) && $0.isPlayable })
    else { return false }
    guard parts.count > 1 else { return true }
    return codings(in: parts[1]).allSatisfy(isDecodable)
  }

  /// The codings named in `codecs="…"`, with or without quotes.
  private static func codings(in parameters: String) -> [String] {
    guard let start = parameters.lowercased().firstRange(of: "codecs=") else { return [] }
    let offset = parameters.lowercased().distance(
      from: parameters.lowercased().startIndex, to: start.upperBound)
    let value = parameters.dropFirst(offset)
    let list =
      value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { $0 != ";" }
    return list.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
  }

  /// Whether there is a decoder for a coding, by its name of RFC 6381.
  private static func isDecodable(_ coding: String) -> Bool {
    let name = coding.lowercased()
    guard let known = Self.codings.first(where: { name == $0.name || name.hasPrefix($0.name + ".") }) else {
      return false
    }
    return isTaken(known.caps, by: [.decoder])
  }
}

extension StringProtocol {
  /// Without the spaces around it.
  fileprivate func trimmingSpaces() -> String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
