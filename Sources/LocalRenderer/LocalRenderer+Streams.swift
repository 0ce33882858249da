import CoreMedia
import GStreamer
import Playback

// MARK: - What comes in several qualities, in parts, and without an end

extension LocalRenderer {
  /// Takes no more than `limits` of an item, from now on or from its loading on.
  func limit(_ new: Limits, ticket: Ticket) {
    guard let item = items[ticket] else {
      limits[ticket] = new
      return
    }
    let old = item.wishes.limits
    items[ticket]?.wishes.limits = new
    item.pipeline.apply(new)
    // Sizes are left out of the playlist, which has been read by now.
    guard item.pipeline.isAdaptiveStream, (old.width, old.height) != (new.width, new.height) else { return }
    if item.isReady, ticket == current { reload(ticket, at: place) }
  }

  /// Tells how much of an adaptive stream is loaded, and how the window moves in which a live one can be sought, as long
  /// as it is the one that is heard.
  func watchWindow(of ticket: Ticket) {
    wakes.removeValue(forKey: .window)?.cancel()
    guard ticket == current, let item = items[ticket], item.pipeline.isAdaptiveStream else { return }
    let next = keeper.now + .seconds(1)
    wakes[.window] = Task(executorPreference: executor.tasks) { [weak self, keeper] in
      do {
        try await keeper.sleep(until: next)
        await self?.tellWindow(of: ticket)
      } catch {}  // Cancelled: it is not the one that is heard any more.
    }
  }

  private func tellWindow(of ticket: Ticket) {
    guard let item = items[ticket], item.isReady else { return }
    tellBuffering(of: ticket)
    let window = item.seekable
    if item.isLiveStream, window != item.toldWindow {
      items[ticket]?.toldWindow = window
      say(.seekable(window), of: ticket)
    }
    watchWindow(of: ticket)
  }
}

extension LocalRenderer.LoadedItem {
  /// Whether it is an adaptive stream that has no end.
  var isLiveStream: Bool { pipeline.isAdaptiveStream && duration == nil }

  /// How far behind the edge it had better be, as HLS advises: three segments.
  var recommendedOffset: CMTime {
    guard isLiveStream, let target = pipeline.playlist?.target, target > 0 else { return .invalid }
    return CMTime(value: CMTimeValue(3 * target), timescale: 1)
  }
}
