import CoreMedia
import Playback

// MARK: - Words in a playlist of their own

extension LocalRenderer {
  /// Reads the words that are chosen now in the place of others, without a break in what is heard.
  func readAnotherText(of ticket: Ticket) {
    guard let item = items[ticket] else { return }
    feed.change(ticket) { $0.cues = [] }
    readSubtitles(of: item.media, ticket: ticket)
    readText(of: ticket)
    let tracks = item.pipeline.shownTracks
    items[ticket]?.tracks = tracks
    if item.isReady { say(.tracks(tracks), of: ticket) }
  }

  /// Begins to fetch the words of the rendition that is chosen, if any.
  func readText(of ticket: Ticket) {
    guard let item = items[ticket] else { return }
    item.textReading?.cancel()
    items[ticket]?.textReading = nil
    guard let address = item.pipeline.textAddress else { return }
    output.wantsCaptions = true
    let reading = TextReading(
      address: address, media: item.media, place: { [weak self] in await self?.place(of: ticket) },
      take: { [weak self] segment in await self?.learn(segment, of: ticket) })
    items[ticket]?.textReading = Task(executorPreference: executor.tasks) { [weak self] in
      do throws(PlaybackError) {
        try await reading.run()
      } catch {
        let lost = PlaybackError(.sideCarUnreadable, item: address, detail: error.detail)
        if !Task.isCancelled { await self?.warn(lost, of: ticket) }
      }
    }
  }

  private func place(of ticket: Ticket) -> Int64? {
    guard items[ticket] != nil else { return nil }
    return ticket == current ? place : 0
  }

  private func learn(_ segment: TextSegment, of ticket: Ticket) {
    guard let item = items[ticket], !Task.isCancelled else { return }
    // One that was opened anew does not know yet, but is the same stream.
    let origin = item.stampOrigin ?? item.pipeline.stampOrigin
    items[ticket]?.stampOrigin = origin
    let lead = feed.read { state in state.items.first { $0.ticket == ticket }?.origin } ?? 0
    let cues = segment.cues(origin: origin.map { $0 - lead }).filter { $0.end > 0 }
    if !cues.isEmpty { learn(cues, of: ticket) }
  }

  private func warn(_ error: PlaybackError, of ticket: Ticket) {
    if items[ticket] != nil { say(.warned(error), of: ticket) }
  }
}
