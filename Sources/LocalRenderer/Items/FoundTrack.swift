import GStreamer
import Playback

/// A stream that a demuxer showed, before it is known whether it plays.
struct FoundTrack: Sendable {
  let pad: Pad
  let caps: Caps
  let id: Int

  /// What it carries; nil for what this engine has no use for.
  var kind: Kind? {
    let name = caps.name
    if name.hasPrefix("audio/") || name.isEmpty && pad.name.hasPrefix("audio") { return .audio }
    if name.hasPrefix("video/") || name.hasPrefix("image/") || name.isEmpty && pad.name.hasPrefix("video") {
      return .video
    }
    return nil
  }

  /// Whether a decoder has been at it already.
  var isDecoded: Bool { caps.name.hasSuffix("/x-raw") }

  /// The number of the track in an MP4, which qtdemux puts at the end of the stream's id.
  var movieTrackNumber: Int? {
    guard let id = pad.streamID, let slash = id.lastIndex(of: "/") else { return nil }
    return Int(id[id.index(after: slash)...])
  }

  private var isText: Bool {
    let name = caps.name
    return name.hasPrefix("text/") || name.hasPrefix("application/x-subtitle")
      || name.hasPrefix("subpicture/")
      || name.hasPrefix("closedcaption/") || name.hasPrefix("application/x-ssa")
      || name.hasPrefix("application/x-ass")
  }

  /// What listeners are told of it; nil where they would not know what to do with it.
  func track(isSelected: Bool) -> Track? {
    let shape: Track.Kind
    switch kind {
    case .audio:
      shape = .audio(
        Track.AudioFormat(
          rate: caps.int("rate") ?? 0, channels: caps.int("channels") ?? 0, depth: caps.int("depth")))
    case .video:
      shape = .video(
        Track.VideoFormat(
          width: caps.int("width") ?? 0, height: caps.int("height") ?? 0,
          pixelAspect: caps.fraction("pixel-aspect-ratio") ?? 1, frameRate: caps.fraction("framerate") ?? 0,
          rotation: rotation))
    case nil:
      guard isText else { return nil }
      shape = .text
    }
    return Track(
      id: id, kind: shape, codec: caps.name, language: text("language-code"), title: text("title"),
      isDefault: pad.isMarkedAsDefault, isSelected: isSelected,
      bitRate: number("bitrate") ?? number("nominal-bitrate"))
  }

  /// The turn that the orientation tag asks for; mirrored pictures are left as they are.
  private var rotation: Int {
    switch text("image-orientation") {
    case "rotate-90": 90
    case "rotate-180": 180
    case "rotate-270": 270
    default: 0
    }
  }

  private func text(_ name: String) -> String? {
    for tag in pad.tags where tag.name == name { if case .text(let text) = tag.value { return text } }
    return nil
  }

  private func number(_ name: String) -> Int? {
    for tag in pad.tags where tag.name == name {
      if case .number(let number) = tag.value { return Int(number) }
    }
    return nil
  }
}
