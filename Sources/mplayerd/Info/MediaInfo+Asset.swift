import AVFoundation
import Playback

extension MediaInfo {
  /// Finds out what `media`, shown as `url`, consists of.
  init(of media: Media, shown url: String) async {
    self.init(url: url)
    let asset = AVURLAsset(media)
    do {
      let (duration, tracks, metadata) = try await asset.load(.duration, .tracks, .metadata)
      let groups = try await asset.loadChapterMetadataGroups(
        bestMatchingPreferredLanguages: Locale.preferredLanguages)
      self.duration = duration.isNumeric ? duration.seconds : nil
      self.tracks = tracks.map(TrackInfo.init)
      tags = metadata.compactMap(TagInfo.init)
      artwork = metadata.first { $0.commonKey == .commonKeyArtwork }.flatMap(ArtworkInfo.init)
      chapters = groups.map(ChapterInfo.init)
    } catch {
      failure = Failure(error, of: media.url)
    }
  }
}

extension MediaInfo.TrackInfo {
  fileprivate init(_ track: AVAssetTrack) {
    let stream = track.stream
    self.init(id: stream.id, kind: "text", codec: stream.codec)
    language = stream.language == "und" ? nil : stream.language
    title = stream.title
    isDefault = stream.isDefault
    bitRate = stream.bitRate
    switch stream.kind {
    case .audio(let format):
      kind = "audio"
      rate = format.rate > 0 ? format.rate : nil
      channels = format.channels > 0 ? format.channels : nil
    case .video(let format):
      kind = "video"
      (width, height) = (format.width, format.height)
      frameRate = format.frameRate > 0 ? format.frameRate : nil
    case .text: break
    }
  }
}

extension MediaInfo.TagInfo {
  fileprivate init?(_ item: AVMetadataItem) {
    guard let identifier = item.identifier?.rawValue, let value = Self.words(of: item) else { return nil }
    let name = item.commonKey?.rawValue ?? identifier
    self.init(name.hasPrefix("vorb/") ? name.dropFirst(5).lowercased() : name, value)
  }

  /// What the item says in words; a whole number has no point.
  private static func words(of item: AVMetadataItem) -> String? {
    guard let number = item.numberValue else { return item.stringValue }
    return Int(exactly: number.doubleValue).map { String($0) } ?? item.stringValue
  }
}

extension MediaInfo.ArtworkInfo {
  fileprivate init?(_ item: AVMetadataItem) {
    guard let data = item.dataValue else { return nil }
    self.init(type: Self.type(of: data), bytes: data.count)
  }

  /// The media type that the first bytes tell.
  private static func type(of data: Data) -> String? {
    if data.starts(with: [0xff, 0xd8]) { return "image/jpeg" }
    if data.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "image/png" }
    if data.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    return data.starts(with: Array("BM".utf8)) ? "image/bmp" : nil
  }
}

extension MediaInfo.ChapterInfo {
  fileprivate init(_ group: AVTimedMetadataGroup) {
    let duration = group.timeRange.duration
    self.init(
      title: group.items.first { $0.commonKey == .commonKeyTitle }?.stringValue,
      start: group.timeRange.start.seconds, duration: duration.isNumeric ? duration.seconds : nil)
  }
}
