import CoreMedia
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
          Task(executorPreference: .engine) { await self?.learn(cues, of: ticket) }
        } catch {
          Task(executorPreference: .engine) { await self?.lostSubtitles(of: ticket, error) }
        }
      }
    }
  }

  /// The item has these words too.
  func learn(_ cues: [Cue], of ticket: Ticket) {
    guard items[ticket] != nil else { return }
    feed.change(ticket) { item in
      let new = cues.filter { !item.cues.contains($0) }
      if !new.isEmpty { item.cues = (item.cues + new).sorted { $0.start < $1.start } }
    }
    let captions = cues.map { cue in
      Caption(
        cue.text,
        in: CMTimeRange(start: CMTime(nanoseconds: cue.start), end: CMTime(nanoseconds: cue.end)))
    }
    say(.captions(captions), of: ticket)
  }

  private func lostSubtitles(of ticket: Ticket, _ error: PlaybackError) {
    if items[ticket] != nil { say(.warned(error), of: ticket) }
  }
}
