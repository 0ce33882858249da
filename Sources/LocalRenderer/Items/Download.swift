import GStreamer
package import Playback
import Synchronization

/// Fetches something small, such as a playlist, the way items are fetched.
package enum Download {
  /// Nothing that is fetched this way is larger.
  private static let limit = 8 << 20

  /// The bytes behind `url`, asked for as `media` is.
  package static func bytes(of url: String, like media: Media) async throws(PlaybackError) -> [UInt8] {
    var wanted = media
    wanted.url = url
    let pipeline = Pipeline(name: "download")
    let (news, tell) = AsyncStream<News>.makeStream()
    let reader: SampleReader
    do throws(ElementError) {
      let source = try Element(reading: url)
      wanted.prepare(source)
      reader = try SampleReader(capacity: 0, onSample: { tell.yield(.more) }, onEnd: { tell.yield(.end) })
      pipeline.add(source)
      pipeline.add(reader.element)
      try source.link(to: reader.element)
    } catch {
      throw PlaybackError(.unsupportedScheme, item: url, detail: "\(error)")
    }
    let listening = Task(executorPreference: .engine) { [messages = pipeline.messages, wanted] in
      for await case .failed(let failure) in messages {
        tell.yield(.failed(ItemFailure.error(of: failure, media: wanted, missing: nil)))
      }
    }
    let watchdog = Alarm(in: media.timeout) {
      tell.yield(.failed(PlaybackError(.timedOut, item: url)))
    }
    defer {
      listening.cancel()
      watchdog.cancel()
      Reaper.stop(pipeline)
    }
    pipeline.element.set(.playing)
    var bytes: [UInt8] = []
    for await happened in news {
      if case .failed(let error) = happened { throw error }
      // The end is told only when all that came before has been taken.
      while let sample = reader.pull() { bytes += sample.bytes }
      if case .end = happened { return bytes }
      if bytes.count > limit { throw PlaybackError(.notMedia, item: url, detail: "it is too large") }
    }
    throw PlaybackError(.other, item: url, detail: "it was let go of")
  }

  private enum News {
    case more, end
    case failed(PlaybackError)
  }
}
