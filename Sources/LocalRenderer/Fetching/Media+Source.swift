import GStreamer
import Playback

extension Media {
  /// Tells an HTTP source how to ask for this, or for what is at `address` and belongs to it, from byte `offset` on.
  ///
  /// Headers may hold secrets: other servers are not told them.
  func prepare(_ source: Element, for address: String? = nil, from offset: Int64 = 0) {
    guard source.factory == "souphttpsrc" else { return }
    source.set("timeout", max(1, Int(timeout.components.seconds)))
    source.set("keep-alive", true)
    source.set("retries", 3)
    source.set(text: "mplayerd", for: "user-agent")
    // A station tells its titles to whoever asks for them.
    if address == nil { source.set("iradio-mode", true) }
    var fields = address.map { isOwn($0) } ?? true ? headers : [:]
    if offset > 0 { fields["Range"] = "bytes=\(offset)-" }
    if !fields.isEmpty { source.set("extra-headers", structure: "headers", fields: fields) }
  }

  /// Whether `address` is on the server that this is on.
  private func isOwn(_ address: String) -> Bool {
    func origin(_ address: String) -> Substring {
      let start = address.firstIndex(of: "/") ?? address.startIndex
      let end = address[start...].dropFirst(2).firstIndex { "/?#".contains($0) } ?? address.endIndex
      return address[..<end]
    }
    return origin(address) == origin(url)
  }
}
