import FoundationEssentials
import GStreamer

/// Sound that is met every day, and what decodes it: the same elements that asking for all there are would name, without
/// reading the pads of some eight hundred decoders first.
///
/// Left alone where somebody ranks elements by the environment.
enum KnownSound {
  /// A parser, where one is needed, and a decoder.
  struct Chain {
    let parser: String?
    let decoder: String
  }

  private static let isRanked = ProcessInfo.processInfo.environment["GST_PLUGIN_FEATURE_RANK"] != nil

  /// What decodes sound of these caps; nil where it is not known, or not installed.
  static func chain(for caps: Caps) -> Chain? {
    guard !isRanked, let chain = chains[key(of: caps)], Registry.has(chain.decoder),
      chain.parser.map(Registry.has) ?? true
    else { return nil }
    return chain
  }

  private static func key(of caps: Caps) -> String {
    guard caps.name == "audio/mpeg" else { return caps.name }
    guard let version = caps.int("mpegversion") else { return "" }
    return version == 1 ? "audio/mpeg 1 \(caps.int("layer") ?? 0)" : "audio/mpeg \(version)"
  }

  private static let chains = [
    "audio/x-flac": Chain(parser: "flacparse", decoder: "flacdec"),
    "audio/mpeg 1 3": Chain(parser: "mpegaudioparse", decoder: "mpg123audiodec"),
    "audio/mpeg 2": Chain(parser: "aacparse", decoder: "avdec_aac"),
    "audio/mpeg 4": Chain(parser: "aacparse", decoder: "avdec_aac"),
    "audio/x-vorbis": Chain(parser: nil, decoder: "vorbisdec"),
    "audio/x-opus": Chain(parser: nil, decoder: "opusdec"),
  ]
}
