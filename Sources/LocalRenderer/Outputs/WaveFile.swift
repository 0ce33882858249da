import GStreamer
import Playback

/// A bin that writes a WAV file at the pace of the clock.
enum WaveFile {
  static func element(path: String) throws(PlaybackError) -> Element {
    do {
      let bin = try Element(describing: "clocksync ! wavenc name=form ! filesink name=file async=false sync=false")
      guard let file = bin.child(named: "file"), let form = bin.child(named: "form")?.pad("src") else {
        throw ElementError.missing("filesink")
      }
      // A seek or a stop is a flush, at which filesink would empty the file.
      form.keepFlushes()
      file.set(bytes: Array(path.utf8), for: "location")
      return bin
    } catch {
      throw PlaybackError(.outputFailed, detail: "WAV files cannot be written (\(error))")
    }
  }
}
