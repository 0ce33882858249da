import CoreMedia
package import Playback

extension LocalRenderer {
  /// Finds out what `media` is without playing it: duration, tracks, tags, chapters.
  ///
  /// Opens it with null outputs and lets go of it again; the error is the one that playing it would give.
  package static func inspect(_ media: Media) async throws(PlaybackError) -> Readiness {
    let renderer = LocalRenderer(audio: .null, video: .null)
    let ticket = Ticket(1)
    await renderer.perform(.load(media, at: .zero, ticket: ticket))
    for await report in renderer.reports {
      switch report.event {
      case .ready(let readiness):
        await renderer.perform(.stop)
        return readiness
      case .failed(let error, _): throw error
      default: continue
      }
    }
    throw PlaybackError(.other, item: media.url, detail: "it was let go of")
  }
}
