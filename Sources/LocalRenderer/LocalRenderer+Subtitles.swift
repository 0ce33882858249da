import Dispatch
import Playback

// MARK: - Side-car subtitles

extension LocalRenderer {
  private static let reading = DispatchQueue(label: "LocalRenderer.Subtitles")

  /// Reads the subtitles that came with `media`, while it is opened; one that cannot be read is said and left out.
  func readSubtitles(of media: Media, ticket: Ticket) {
    guard !media.subtitles.isEmpty else { return }
    output.wantsCaptions = true
    Self.reading.async { [weak self] in
      for address in media.subtitles {
        do throws(PlaybackError) {
          let cues = try SubtitleFile.cues(at: address)
          self?.feed.change(ticket) { $0.cues = ($0.cues + cues).sorted { $0.start < $1.start } }
        } catch {
          Task { await self?.lostSubtitles(of: ticket, error) }
        }
      }
    }
  }

  private func lostSubtitles(of ticket: Ticket, _ error: PlaybackError) {
    if items[ticket] != nil { say(.warned(error), of: ticket) }
  }
}
