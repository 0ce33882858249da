import CoreMedia
import Playback

// MARK: - What an item says from a moment on

extension LocalRenderer {
  /// The item says so from a stamp on; told once the item is ready, when it is known where its time begins.
  func heard(_ frames: [TimedTags.Frame], at stamp: Int64, of ticket: Ticket) {
    items[ticket]?.timedTags.append((stamp, frames))
    if items[ticket]?.isReady == true { tellTimedTags(of: ticket) }
  }

  func tellTimedTags(of ticket: Ticket) {
    guard let waiting = items[ticket]?.timedTags, !waiting.isEmpty else { return }
    items[ticket]?.timedTags = []
    let origin = feed.read { state in state.items.first { $0.ticket == ticket }?.origin } ?? 0
    say(
      .timedTags(waiting.map { TimedTags($1, from: CMTime(nanoseconds: max(0, $0 - origin))) }), of: ticket)
  }
}
