extension MediaInfo {
  /// Everything for people, on several lines.
  package var text: String {
    var lines = [url, "  duration  " + (duration.map(ProgressLine.clock) ?? "live")]
    lines += tracks.map { "  track \($0.id)   \($0.text)" }
    if !languages.isEmpty { lines.append("  languages " + languages.joined(separator: ", ")) }
    lines += tags.map { "  tag       \($0.name): \($0.value)" }
    if let artwork { lines.append("  artwork   \(artwork.type ?? "image"), \(artwork.bytes) bytes") }
    lines += chapters.map { "  chapter   \(ProgressLine.clock($0.start))  \($0.title ?? "")" }
    return lines.map(DisplayWidth.plain).joined(separator: "\n")
  }
}

extension MediaInfo.TrackInfo {
  fileprivate var text: String {
    var parts = [kind, codec]
    if let rate { parts.append("\(rate) Hz") }
    if let channels { parts.append(channels == 1 ? "1 channel" : "\(channels) channels") }
    if let width, let height { parts.append("\(width)x\(height)") }
    if let frameRate { parts.append("\((frameRate * 100).rounded() / 100) fps") }
    if let bitRate { parts.append("\(bitRate / 1000) kbit/s") }
    if let language { parts.append(language) }
    if let title { parts.append("'\(title)'") }
    if isDefault { parts.append("default") }
    return parts.joined(separator: ", ")
  }
}
