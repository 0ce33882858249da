import FoundationEssentials
import Playback

/// A side-car file with subtitles.
enum SubtitleFile {
  /// No subtitles are longer than this; what is, is something else.
  private static let limit = 8 << 20

  /// Reads the cues behind an address; blocks while it reads.
  static func cues(at address: String) throws(PlaybackError) -> [Cue] {
    guard address.hasPrefix("file:") else {
      throw PlaybackError(.sideCarUnreadable, item: address, detail: "only files can be side-cars")
    }
    let path = String(decoding: FileAddress.path(of: address), as: UTF8.self)
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      guard data.count <= limit, let cues = SubtitleText.cues(in: Array(data)) else {
        throw PlaybackError(.sideCarUnreadable, item: address, detail: "there are no subtitles in it")
      }
      return cues
    } catch {
      throw error as? PlaybackError ?? PlaybackError(.sideCarUnreadable, item: address)
    }
  }
}
