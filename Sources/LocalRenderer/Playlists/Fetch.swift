import GStreamer
import Playback
import Synchronization

/// Asks a server for something beside what plays, in the way in which the media is asked for.
enum Fetch {
  /// Whether the server has what is at `url`; nil where it does not say.
  ///
  /// It is let go of as soon as the server answers.
  static func exists(_ url: String, like media: Media) async -> Bool? {
    let pipeline = Pipeline(name: "fetch")
    defer { Reaper.stop(pipeline) }
    do throws(ElementError) {
      let source = try Element("souphttpsrc")
      media.prepare(source)
      source.set("retries", 0)
      source.set(text: url, for: "location")
      let sink = try Element("fakesink")
      sink.set("sync", false)
      pipeline.add(source)
      pipeline.add(sink)
      try source.link(to: sink)
    } catch {
      return nil  // Without these nothing was played from a server in the first place.
    }
    pipeline.element.set(.playing)
    for await message in pipeline.messages {
      switch message {
      case .answered(let status, _, _) where status >= 100: return (200..<300).contains(status)
      case .failed(let failure): return failure.httpStatus.flatMap { (400..<500).contains($0) ? false : nil }
      case .endOfStream: return true
      default: continue
      }
    }
    return nil
  }
}
