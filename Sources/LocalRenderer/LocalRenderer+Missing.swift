import CoreMedia
import GStreamer
import Playback

// MARK: - Segments that a server does not have

extension LocalRenderer {
  /// A segment is not there: finds out which, and takes the stream up without it.
  ///
  /// hlsdemux2 of GStreamer 1.22 gives up on a stream that lacks one, and does not say which it is.
  func passOverMissingPart(of ticket: Ticket, _ error: PlaybackError) -> Bool {
    guard let item = items[ticket], error.code == .notFound else { return false }
    let (playlist, addresses) = (item.pipeline.playlist, item.pipeline.playlistAddresses)
    guard playlist != nil || !addresses.isEmpty else { return false }
    if item.isMissingPart { return true }
    items[ticket]?.isMissingPart = true
    let place = ticket == current ? position?.time ?? 0 : 0
    Task(executorPreference: executor.tasks) {
      [weak self, media = item.media, pipeline = item.pipeline, holes = item.wishes.holes] in
      var (missing, found): (Set<String>, [Range<Int64>]) = ([], [])
      if let playlist {
        missing = await MissingSegments.next(in: playlist, from: place, of: media)
      } else {
        let news = await MissingSegments.next(
          inPlaylistsAt: addresses, from: place.outside(holes), besides: holes, of: media)
        (missing, found) = (Set(news.map(\.address)), news.map(\.hole))
      }
      await self?.goOn(without: missing, found, ticket, pipeline, error)
    }
    return true
  }

  private func goOn(
    without missing: Set<String>, _ holes: [Range<Int64>], _ ticket: Ticket, _ pipeline: ItemPipeline,
    _ error: PlaybackError
  ) {
    guard let item = items[ticket], item.pipeline === pipeline else { return }
    items[ticket]?.isMissingPart = false
    let isNews = holes.isEmpty ? !missing.isSubset(of: item.wishes.missing) : true
    let isAll = item.pipeline.playlist.map { missing.count >= $0.segments.count } ?? missing.isEmpty
    guard isNews, !isAll else { return failOrRetry(ticket, error) }
    if holes.isEmpty { items[ticket]?.wishes.missing.formUnion(missing) }
    items[ticket]?.wishes.holes += holes
    items[ticket]?.wishes.bitRate =
      item.wishes.bitRate ?? pipeline.meter.withLock { $0.transfer.indicatedBitRate }
    let names = missing.sorted().joined(separator: ", ")
    say(.warned(PlaybackError(.segmentMissing, item: item.media.url, detail: names)), of: ticket)
    if item.isReady, ticket == current {
      reload(ticket, at: place)
    } else {
      reopen(ticket)
    }
  }
}

extension Int64 {
  /// The time in the whole of a stream that this is without its `holes`.
  fileprivate func outside(_ holes: [Range<Int64>]) -> Int64 {
    holes.sorted { $0.lowerBound < $1.lowerBound }.reduce(self) { time, hole in
      hole.lowerBound <= time ? time + hole.upperBound - hole.lowerBound : time
    }
  }
}
