import CoreMedia
import Playback
import Synchronization

// The words that are to be read with the current item.

extension PlayerCore {
  /// Gives out the words that are due now, and wakes when others are.
  func readCaptions(_ state: inout PlayerState) {
    state.captionWatch?.cancel()
    state.captionWatch = nil
    guard let item = state.queue.first else { return }
    let (captions, outputs) = item.captionsAndReaders
    guard !outputs.isEmpty, !captions.isEmpty else { return }
    let (position, rate) = (state.position, state.transport.effectiveRate)
    let times = outputs.compactMap { $0.look(at: captions, position: position, rate: rate) }
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

  /// The item has these words too.
  nonisolated func note(_ captions: [Caption]) {
    state.withLock { state in
      let new = captions.filter { !state.captions.contains($0) }
      if !new.isEmpty { state.captions = (state.captions + new).sorted { $0.range.start < $1.range.start } }
    }
  }
}
