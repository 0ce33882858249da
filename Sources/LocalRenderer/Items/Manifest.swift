/// A kind of adaptive stream.
enum Manifest: Sendable, Hashable {
  case hls, dash, smooth

  /// By its media type.
  init?(type: String) {
    switch type {
    case "application/x-hls": self = .hls
    case "application/dash+xml": self = .dash
    case "application/vnd.ms-sstr+xml": self = .smooth
    default: return nil
    }
  }

  /// By what its address looks like.
  init?(address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    if path.hasSuffix(".m3u8") {
      self = .hls
    } else if path.hasSuffix(".mpd") {
      self = .dash
    } else {
      return nil
    }
  }
}
