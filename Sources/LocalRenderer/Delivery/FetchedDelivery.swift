import GStreamer
import Playback

/// Fetches something small whole from where GStreamer can: a playlist, a key, a part of a stream.
enum FetchedDelivery {
  /// Begins to fetch, and tells `answer` what comes, on threads of its own.
  static func begin(
    _ request: ByteRequest, for media: Media, answer: @escaping @Sendable (ByteAnswer) -> Void
  ) -> ByteDelivery {
    let pipeline = Pipeline(name: "fetch")
    do throws(ElementError) {
      let source = try Element(reading: request.address)
      if source.factory == "souphttpsrc" { prepare(source, request, media) }
      let sink = try Element("fakesink")
      sink.set("signal-handoffs", true)
      sink.set("sync", false)
      sink.onHandoff { bytes, _, _ in answer(.bytes(bytes)) }
      pipeline.add(source)
      pipeline.add(sink)
      try source.link(to: sink)
    } catch {
      answer(.failed(PlaybackError(.unsupportedScheme, item: request.address, detail: "\(error)")))
      return ByteDelivery {}
    }
    let task = Task(executorPreference: .engine) {
      for await message in pipeline.messages {
        switch message {
        case .endOfStream: answer(.finished)
        case .failed(let failure):
          let asked = Media(url: request.address)
          answer(.failed(ItemFailure.error(of: failure, media: asked, missing: nil)))
        default: continue
        }
        break
      }
      Reaper.stop(pipeline)
    }
    pipeline.element.set(.playing)
    return ByteDelivery { task.cancel() }
  }

  private static func prepare(_ source: Element, _ request: ByteRequest, _ media: Media) {
    source.set("timeout", max(1, Int(media.timeout.components.seconds)))
    source.set(text: "mplayerd", for: "user-agent")
    var headers = isOwn(request.address, media) ? media.headers : [:]
    if request.offset > 0 { headers["Range"] = "bytes=\(request.offset)-" }
    if !headers.isEmpty { source.set("extra-headers", structure: "headers", fields: headers) }
  }

  /// Whether `address` is on the server that the media's headers are for.
  private static func isOwn(_ address: String, _ media: Media) -> Bool {
    func origin(_ address: String) -> Substring {
      let start = address.firstIndex(of: "/") ?? address.startIndex
      let end = address[start...].dropFirst(2).firstIndex { "/?#".contains($0) } ?? address.endIndex
      return address[..<end]
    }
    return origin(address) == origin(media.url)
  }
}
