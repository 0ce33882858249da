/// Where sound was asked to go.
package enum AudioChoice: Sendable, Hashable {
  /// Wherever the system sends sound.
  case automatic
  /// Nowhere, on time.
  case null
  /// A PulseAudio device, the default one when nil.
  case pulse(String?)
  /// A PipeWire device, the default one when nil.
  case pipewire(String?)
  /// An ALSA device, the default one when nil.
  case alsa(String?)
  /// A WAV file.
  case wav(String)
  /// A bin in GStreamer's words.
  case gst(String)

  /// The choices by name, for the help and for errors.
  package static let forms =
    "auto, null, pulse[:DEVICE], pipewire[:DEVICE], alsa[:DEVICE], wav:FILE, gst:DESCRIPTION"

  /// Reads the name of a choice; nil when there is none by that name.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.count == 2 ? parts[1] : nil
    switch (parts[0], rest) {
    case ("auto", nil): self = .automatic
    case ("null", nil): self = .null
    case ("pulse", let device) where device != "": self = .pulse(device)
    case ("pipewire", let device) where device != "": self = .pipewire(device)
    case ("alsa", let device) where device != "": self = .alsa(device)
    case ("wav", let file?) where file != "": self = .wav(file)
    case ("gst", let description?) where description != "": self = .gst(description)
    default: return nil
    }
  }
}
