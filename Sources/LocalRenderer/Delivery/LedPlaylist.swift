import GStreamer
import Playback

/// An HLS playlist whose addresses are led through the program that delivers them.
struct LedPlaylist: Sendable {
  private let bytes: [UInt8]
  private let base: String

  /// The playlist with these bytes, which stands at `base`.
  init(_ bytes: [UInt8], at base: String) { (self.bytes, self.base) = (bytes, base) }

  /// What follows a line.
  private enum Next { case playlist, segment }

  /// The same with every address whole, and with those that GStreamer cannot open itself led through `desk`; what is no
  /// playlist is left alone.
  func led(through desk: DeliveryDesk) -> [UInt8] {
    guard bytes.starts(with: Array("#EXTM3U".utf8)) else { return bytes }
    var next = Next.segment
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { line -> String in
        let line = String(line)
        if line.hasPrefix("#EXT-X-STREAM-INF") { next = .playlist }
        if line.hasPrefix("#EXTINF") { next = .segment }
        if line.isEmpty { return line }
        guard line.hasPrefix("#") else { return lead(line, next == .playlist ? .playlist : .segment, desk) }
        guard let role = Self.role(of: line) else { return line }
        return leadAttribute(of: line, role, desk)
      }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// What the address in a tag leads to; nil where there is none in it.
  private static func role(of line: String) -> ByteRequest.Role? {
    let tag = line.prefix { $0 != ":" }
    return switch tag {
    case "#EXT-X-KEY", "#EXT-X-SESSION-KEY": .key
    case "#EXT-X-MAP", "#EXT-X-PART", "#EXT-X-PRELOAD-HINT": .segment
    case "#EXT-X-MEDIA", "#EXT-X-I-FRAME-STREAM-INF", "#EXT-X-RENDITION-REPORT": .playlist
    default: nil
    }
  }

  private func leadAttribute(of line: String, _ role: ByteRequest.Role, _ desk: DeliveryDesk) -> String {
    guard let reference = PlaylistAttributes(of: line[...])[attribute: "URI"]?.text else { return line }
    return line[..<reference.startIndex] + lead(String(reference), role, desk) + line[reference.endIndex...]
  }

  private func lead(_ reference: String, _ role: ByteRequest.Role, _ desk: DeliveryDesk) -> String {
    let address = AddressSyntax.resolve(reference, against: base)
    let isLed =
      role == .playlist || DeliveryDesk.needsProgram(address) || role == .key && desk.deliversAllKeys
    return isLed ? desk.address(of: address, for: role) : address
  }
}
