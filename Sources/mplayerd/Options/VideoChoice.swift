/// Where pictures were asked to go.
package enum VideoChoice: Sendable, Hashable {
  /// A window, where there is a display.
  case automatic
  /// Nowhere, on time.
  case null
  /// They are not even decoded.
  case none
  /// A bin in GStreamer's words.
  case gst(String)

  /// The choices by name, for the help and for errors.
  package static let forms = "auto, null, gst:DESCRIPTION"

  /// Reads the name of a choice; nil when there is none by that name.
  package init?(_ text: String) {
    switch text {
    case "auto": self = .automatic
    case "null": self = .null
    case let text where text.hasPrefix("gst:") && text.utf8.count > 4: self = .gst(String(text.dropFirst(4)))
    default: return nil
    }
  }
}
