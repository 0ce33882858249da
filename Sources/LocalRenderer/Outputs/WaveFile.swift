import GStreamer
import Playback

/// A bin that writes a WAV file at the pace of the clock.
enum WaveFile {
  static func element(path: String) throws(PlaybackError) -> Element {
    do {
      let bin = try Element(describing: "clocksync ! wavenc ! filesink name=file async=false sync=false")
      guard let file = bin.child(named: "file") else { throw ElementError.missing("filesink") }
      file.set(bytes: Array(path.utf8), for: "location")
      return bin
    } catch {
      throw PlaybackError(.outputFailed, detail: "WAV files cannot be written (\(error))")
    }
  }
}
