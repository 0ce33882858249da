import GStreamer
import Playback

/// The tags that come with the sound and pictures of a transport stream.
extension ItemPipeline {
  /// Looks for them around `element`, where that is a demuxer of such a stream.
  func watchTags(around element: Element) {
    guard element.factory == "tsdemux", let input = element.pad("sink") else { return }
    let clock = Mutex(TagClock())
    input.onPassing { [weak self] passing in
      switch passing {
      case .broken: clock.withLock { $0.breakOff() }
      case .bytes(let bytes): self?.give(clock.withLock { $0.look(at: bytes) })
      }
    }
    element.onPadAdded { [weak self] pad in
      // The number of the stream stands at the end of the pad's name, in hexadecimal.
      guard let stream = pad.name.split(separator: "_").last.flatMap({ Int($0, radix: 16) }) else { return }
      pad.onTimes { [weak self] time in
        let (tags, origin) = clock.withLock { ($0.hear(time, of: stream), $0.origin) }
        guard let self else { return }
        books.withLock { $0.stampOrigin = $0.stampOrigin ?? origin }
        give(tags)
      }
    }
  }

  private func give(_ tags: [TagClock.Timed]) {
    for (time, frames) in tags { say.yield(.timedTags(frames, at: time)) }
  }
}
