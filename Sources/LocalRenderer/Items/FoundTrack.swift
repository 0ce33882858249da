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

  /// Whether it is words to be read.
  var isText: Bool {
    let name = caps.name
    return name.hasPrefix("text/") || name.hasPrefix("application/x-subtitle")
      || name.hasPrefix("subpicture/")
      || name.hasPrefix("closedcaption/") || name.hasPrefix("application/x-ssa")
      || name.hasPrefix("application/x-ass")
  }

  /// What listeners are told of it; nil where they would not know what to do with it.
  func track(isSelected: Bool) -> Track? {
    let stream = pad.stream
    let facts = [pad.currentCaps, stream?.caps, caps].compactMap(\.self)
    let tags = pad.tags + (stream?.tags ?? [])
    let shape: Track.Kind
    switch kind {
    case .audio:
      shape = .audio(
        Track.AudioFormat(
          rate: facts.answer { $0.int("rate") } ?? 0, channels: facts.answer { $0.int("channels") } ?? 0,
          depth: facts.answer { $0.int("depth") }))
    case .video:
      shape = .video(
        Track.VideoFormat(
          width: facts.answer { $0.int("width") } ?? 0, height: facts.answer { $0.int("height") } ?? 0,
          pixelAspect: facts.answer { $0.fraction("pixel-aspect-ratio") } ?? 1,
          frameRate: facts.answer { $0.fraction("framerate") } ?? 0,
          rotation: tags.rotation))
    case nil:
      guard isText else { return nil }
      shape = .text
    }
    var track = Track(
      id: id, kind: shape, codec: codec(of: stream), language: tags.text("language-code"),
      title: tags.text("title"), isDefault: pad.isMarkedAsDefault, isSelected: isSelected,
      bitRate: tags.number("bitrate") ?? tags.number("nominal-bitrate"))
    (track.mpegVersion, track.mpegLayer) = (
      facts.answer { $0.int("mpegversion") }, facts.answer { $0.int("layer") }
    )
    return track
  }

  /// What it is coded in: behind a decoder, those who were before it know.
  private func codec(of stream: StreamFacts?) -> String {
    let shown = caps.name
    return shown.isEmpty || isDecoded ? stream?.caps?.name ?? shown : shown
  }
}

extension [Caps] {
  /// The first answer that any of them gives.
  fileprivate func answer<Answer>(_ question: (Caps) -> Answer?) -> Answer? {
    for caps in self { if let found = question(caps) { return found } }
    return nil
  }
}

extension [TagValue] {
  /// The turn that the orientation tag asks for; mirrored pictures are left as they are.
  fileprivate var rotation: Int {
    switch text("image-orientation") {
    case "rotate-90": 90
    case "rotate-180": 180
    case "rotate-270": 270
    default: 0
    }
  }

  fileprivate func text(_ name: String) -> String? {
    for tag in self where tag.name == name { if case .text(let text) = tag.value { return text } }
    return nil
  }

  fileprivate func number(_ name: String) -> Int? {
    for tag in self where tag.name == name { if case .number(let number) = tag.value { return Int(number) } }
    return nil
  }
}
