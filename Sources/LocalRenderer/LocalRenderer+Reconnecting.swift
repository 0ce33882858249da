import CoreMedia
import GStreamer
import Playback

// MARK: - When the connection is lost

extension LocalRenderer {
  /// How long to wait before each attempt to take up a connection again.
  private static let delays: [Duration] = [
    .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(8),
  ]

  /// Takes up the item that is heard again in a while, where its connection was lost; whether it will.
  ///
  /// What has been decoded is played meanwhile.
  func reconnect(_ ticket: Ticket, after error: PlaybackError) -> Bool {
    guard var item = items[ticket], ticket == current, item.canBeTakenUp(after: error) else { return false }
    if item.reconnection != nil { return true }
    let place = position?.time ?? item.lostAt
    // Whoever played on after the last loss begins to count anew.
    if abs(place - item.lostAt) > 2_000_000_000 { item.losses = 0 }
    guard item.losses < Self.delays.count else { return false }
    let alarm = Alarm(in: Self.delays[item.losses]) { [weak self, weak pipeline = item.pipeline] in
      Task(executorPreference: .engine) { if let pipeline { await self?.takeUp(ticket, pipeline) } }
    }
    (item.reconnection, item.lostAt) = (alarm, place)
    item.losses += 1
    items[ticket] = item
    say(.warned(error), of: ticket)
    return true
  }

  private func takeUp(_ ticket: Ticket, _ pipeline: ItemPipeline) {
    guard let item = items[ticket], item.pipeline === pipeline, ticket == current else { return }
    let place = position?.time ?? item.lostAt
    // What cannot be sought in goes on where its server is.
    reload(ticket, at: item.canSeek && !item.isLiveStream ? place : 0)
    items[ticket]?.losses = item.losses
    items[ticket]?.lostAt = item.lostAt
  }
}

extension LocalRenderer.LoadedItem {
  /// The errors behind which the same may go well a moment later.
  private static let passing: Set<PlaybackError.Code> = [
    .connectionLost, .connectionRefused, .hostNotFound, .timedOut, .serverError,
  ]

  /// Whether it may be opened again after `error` and go on where it was, or where its server is.
  fileprivate func canBeTakenUp(after error: PlaybackError) -> Bool {
    guard media.url.lowercased().hasPrefix("http"), isReady || losses > 0 else { return false }
    // Once the connection is lost, what is said after it is what comes of that.
    guard Self.passing.contains(error.code) || reconnection != nil else { return false }
    // A pipeline that has failed does not say any more what can be sought in it.
    let canGoOn = givesRanges == true && duration != nil
    return losses > 0 || pipeline.isAdaptiveStream || pipeline.isRadio || canGoOn
  }
}
