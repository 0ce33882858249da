import Foundation
import Playback

extension AVMetadataItem {
  /// What `tags` say, in the key space of the container they seem to come from.
  static func items(from tags: [Tag]) -> [AVMetadataItem] {
    let space = KeySpaceGuess(tags)
    return tags.compactMap { tag in
      guard let identifier = space.identifier(of: tag) else { return nil }
      return AVMetadataItem(tag, identifier: identifier)
    }
  }

  /// What `tags` say that every key space has a name for, one item for each of those names.
  static func commonItems(from tags: [Tag]) -> [AVMetadataItem] {
    var seen: Set<AVMetadataKey> = []
    return tags.compactMap { tag in
      guard let key = TagNames.byTag[tag.name]?.common, seen.insert(key).inserted else { return nil }
      return AVMetadataItem(tag, identifier: AVMetadataIdentifier("common/" + key.rawValue))
    }
  }

  /// What the frames of a tag say from its time on.
  static func items(from tags: TimedTags) -> [AVMetadataItem] {
    tags.frames.map { frame in
      var fields = MetadataFields()
      fields.identifier = AVMetadataIdentifier("id3/" + frame.id)
      fields.take(frame.value)
      fields.time = tags.time
      if let info = frame.info { fields.extraAttributes = [.info: info] }
      return AVMetadataItem(fields)
    }
  }

  private convenience init(_ tag: Tag, identifier: AVMetadataIdentifier) {
    var fields = MetadataFields()
    fields.identifier = identifier
    fields.take(tag.value)
    self.init(fields)
  }
}

extension MetadataFields {
  /// Says `said`.
  fileprivate mutating func take(_ said: Tag.Value) {
    switch said {
    case .text(let text):
      value = text as NSString
      dataType = "com.apple.metadata.datatype.UTF-8"
    case .number(let number):
      value = NSNumber(value: number)
    case .data(let bytes, let type):
      value = Data(bytes) as NSData
      dataType = MetadataDataType(mediaType: type).name
    }
  }
}

/// Which key space tags come from, judged by the container and codec that are among them.
private struct KeySpaceGuess {
  private enum Space { case id3, iTunes, icy, vorbis }
  private let space: Space

  init(_ tags: [Tag]) {
    func text(_ name: String) -> String {
      for tag in tags where tag.name == name {
        if case .text(let text) = tag.value { return text.lowercased() }
      }
      return ""
    }
    let container = text("container-format")
    let codec = text("audio-codec")
    space =
      if container.contains("icy") || text("homepage").hasPrefix("icy") {
        .icy
      } else if ["mp4", "quicktime", "3gp", "itunes"].contains(where: container.contains) {
        .iTunes
      } else if container.contains("id3") || codec.contains("mp3") || codec.contains("layer 3") { .id3 } else
      { .vorbis }
  }

  /// The identifier of `tag`; nil for those that describe the file and not what is in it.
  func identifier(of tag: Tag) -> AVMetadataIdentifier? {
    let names = TagNames.byTag[tag.name]
    if tag.name == "title" && space == .icy { return .icyMetadataStreamTitle }
    if space == .id3, let identifier = names?.id3 { return identifier }
    if space == .iTunes, let identifier = names?.iTunes { return identifier }
    if let common = names?.common { return AVMetadataIdentifier("common/" + common.rawValue) }
    let plain = tag.name.replacingOccurrences(of: "-", with: "").uppercased()
    return AVMetadataIdentifier("vorb/" + plain)
  }
}

/// The name that CoreMedia has for a form of data.
private struct MetadataDataType {
  let name: String

  init(mediaType: String) {
    name =
      switch mediaType {
      case "image/jpeg", "image/jpg": "com.apple.metadata.datatype.JPEG"
      case "image/png": "com.apple.metadata.datatype.PNG"
      case "image/gif": "com.apple.metadata.datatype.GIF"
      case "image/bmp": "com.apple.metadata.datatype.BMP"
      default: "com.apple.metadata.datatype.raw-data"
      }
  }
}
