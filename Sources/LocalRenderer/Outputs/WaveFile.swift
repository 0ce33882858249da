import GStreamer
import Playback

/// A bin that writes a WAV file at the pace of the clock.
enum WaveFile {
  /// What a WAV file holds for each family of formats; floating point has no depth to keep.
  private static let formats = [
    (own: "S8", written: "U8"), (own: "U8", written: "U8"), (own: "S16", written: "S16LE"),
    (own: "U16", written: "S16LE"),
    (own: "S24", written: "S24LE"), (own: "S20", written: "S24LE"), (own: "S18", written: "S24LE"),
    (own: "S32", written: "S32LE"), (own: "U32", written: "S32LE"),
  ]

  /// The format to write sound of these caps in: its own, or 16 bits where its coding has no depth of its own.
  static func format(for caps: Caps) -> Caps? {
    guard let rate = caps.int("rate"), let channels = caps.int("channels"), let own = caps.string("format")
    else {
      return nil
    }
    let mask = caps.mask("channel-mask").map { ",channel-mask=(bitmask)\($0)" } ?? ""
    let format = formats.first { own.hasPrefix($0.own) }?.written ?? "S16LE"
    return Caps("audio/x-raw,format=\(format),rate=\(rate),channels=\(channels),layout=interleaved\(mask)")
  }

  static func element(path: String) throws(PlaybackError) -> Element {
    do {
      let bin = try Element(
        describing: "clocksync name=pace ! wavenc name=form ! filesink name=file async=false sync=false")
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
