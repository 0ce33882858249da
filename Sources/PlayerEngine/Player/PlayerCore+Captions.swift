import CoreMedia
import Playback
import Synchronization

// What the current item has to say at moments of its time: words that are to be read, and tags.

extension PlayerCore {
  /// Gives out the words and tags that are due now, and wakes when others are.
  func readCaptions(_ state: inout PlayerState) {
    state.captionWatch?.cancel()
    state.captionWatch = nil
    guard let item = state.queue.first else { return }
    let (position, rate) = (state.position, state.transport.effectiveRate)
    var times: [CMTime] = []
    let (captions, readers) = item.captionsAndReaders
    if !captions.isEmpty {
      times += readers.compactMap { $0.look(at: captions, position: position, rate: rate) }
    }
    let (tags, listeners) = item.timedTagsAndListeners
    times += listeners.compactMap { $0.look(at: tags, position: position, rate: rate) }
    guard let next = rate < 0 ? times.max() : times.min(), let instant = state.transport.instant(of: next)
    else {
      return
    }
    let timekeeper = state.timekeeper
    state.captionWatch = Task(executorPreference: .engine) { [weak self] in
      // Cancelled means that another watch has taken its place.
      do { try await timekeeper.sleep(until: instant) } catch { return }
      if !Task.isCancelled { self?.decide { state, _ in self?.readCaptions(&state) } }
    }
  }
}

extension AVPlayerItem {
  /// The words of the item, and the outputs that give them out.
  nonisolated var captionsAndReaders: (captions: [Caption], readers: [AVPlayerItemLegibleOutput]) {
    state.withLock { ($0.captions, $0.outputs.compactMap { $0 as? AVPlayerItemLegibleOutput }) }
  }

  /// What the item says from moments on, and the outputs that give it out; those of an item that cannot play yet do not.
  nonisolated var timedTagsAndListeners: (tags: [TimedTags], listeners: [AVPlayerItemMetadataOutput]) {
    state.withLock { state in
      guard state.status == .readyToPlay else { return ([], []) }
      return (state.timedTags, state.outputs.compactMap { $0 as? AVPlayerItemMetadataOutput })
    }
  }

  /// The item says this from moments on too.
  ///
  /// After a seek tags come once more, and perhaps not with the very same times.
  nonisolated func note(_ tags: [TimedTags]) {
    state.withLock { state in
      let new = tags.filter { tag in
        !state.timedTags.contains { $0.frames == tag.frames && abs(($0.time - tag.time).seconds) < 0.1 }
      }
      if !new.isEmpty { state.timedTags = (state.timedTags + new).sorted { $0.time < $1.time }.suffix(1000) }
    }
  }

  /// The item has these words too.
  nonisolated func note(_ captions: [Caption]) {
    state.withLock { state in
      let new = captions.filter { !state.captions.contains($0) }
      if !new.isEmpty { state.captions = (state.captions + new).sorted { $0.range.start < $1.range.start } }
    }
  }
}
