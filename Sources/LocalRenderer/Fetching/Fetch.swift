import GStreamer
package import Playback

/// Fetches something small beside what plays, such as a playlist or a key, in the way in which the media is asked for.
package enum Fetch {
  /// Nothing that is fetched whole is larger.
  private static let limit = 8 << 20

  /// What comes of asking.
  enum News: Sendable {
    /// The server has answered, with this status.
    case answered(Int)

    /// These bytes come next.
    case bytes([UInt8])

    /// All has come.
    case finished

    /// There will be no more; a server that said why did so with this status.
    case failed(PlaybackError, status: Int?)
  }

  /// Begins to fetch what is at `url`, from byte `offset` on, and tells what comes of it, on threads of its own.
  static func begin(
    _ url: String, like media: Media, from offset: Int64 = 0, tell: @escaping @Sendable (News) -> Void
  ) -> ByteDelivery {
    let pipeline = Pipeline(name: "fetch")
    do throws(ElementError) {
      let source = try Element(reading: url)
      media.prepare(source, for: url, from: offset)
      let sink = try Element("fakesink")
      sink.set("signal-handoffs", true)
      sink.set("sync", false)
      sink.onHandoff { bytes, _, _ in tell(.bytes(bytes)) }
      pipeline.add(source)
      pipeline.add(sink)
      try source.link(to: sink)
    } catch {
      tell(.failed(PlaybackError(.unsupportedScheme, item: url, detail: "\(error)"), status: nil))
      return ByteDelivery {}
    }
    let task = Task(executorPreference: .engine) {
      for await message in pipeline.messages {
        guard let news = news(of: message, at: url) else { continue }
        tell(news)
        if case .answered = news { continue }
        break
      }
      Reaper.stop(pipeline)
    }
    pipeline.element.set(.playing)
    return ByteDelivery { task.cancel() }
  }

  private static func news(of message: Message, at url: String) -> News? {
    switch message {
    case .answered(let status, _, _) where status >= 100: .answered(status)
    case .endOfStream: .finished
    case .failed(let failure):
      .failed(
        ItemFailure.error(of: failure, media: Media(url: url), missing: nil), status: failure.httpStatus)
    default: nil
    }
  }
}

// MARK: - Waiting for it

extension Fetch {
  /// The bytes behind `url`.
  package static func bytes(of url: String, like media: Media) async throws(PlaybackError) -> [UInt8] {
    var bytes: [UInt8] = []
    for await news in stream(of: url, like: media) {
      switch news {
      case .answered: break
      case .bytes(let more): bytes += more
      case .finished: return bytes
      case .failed(let error, _): throw error
      }
      if bytes.count > limit { throw PlaybackError(.notMedia, item: url, detail: "it is too large") }
    }
    throw PlaybackError(.other, item: url, detail: "it was let go of")
  }

  /// Whether the server has what is at `url`; nil where it does not say.
  ///
  /// It is let go of as soon as the server answers.
  static func exists(_ url: String, like media: Media) async -> Bool? {
    for await news in stream(of: url, like: media) {
      switch news {
      case .answered(let status) where status >= 500: return nil
      case .answered(let status): return status < 400
      case .bytes, .finished: return true
      case .failed(_, let status): return status.flatMap { (400..<500).contains($0) ? false : nil }
      }
    }
    return nil
  }

  private static func stream(of url: String, like media: Media) -> AsyncStream<News> {
    AsyncStream { news in
      let delivery = begin(url, like: media) { news.yield($0) }
      let watchdog = Alarm(in: media.timeout) {
        news.yield(.failed(PlaybackError(.timedOut, item: url), status: nil))
      }
      news.onTermination = { _ in
        watchdog.cancel()
        delivery.cancel()
      }
    }
  }
}
