import CoreMedia
import GStreamer
import Playback

// MARK: - When the connection is lost

extension LocalRenderer {
  /// Takes up the item that is heard again in a while, where its connection was lost; whether it will.
  ///
  /// What has come is played meanwhile.
  func reconnect(_ ticket: Ticket, after error: PlaybackError) -> Bool {
    guard var item = items[ticket], ticket == current, item.canBeTakenUp(after: error),
      feed.read({ $0.rate > 0 })
    else { return false }
    // Once the connection is lost, what is said after it is what comes of that.
    if [.waiting, .due].contains(item.reconnection.phase) { return true }
    guard let delay = item.reconnection.lose(at: position?.time ?? item.reconnection.lostAt) else {
      return false
    }
    item.alarm = Alarm(in: delay) { [weak self, weak pipeline = item.pipeline] in
      Task(executorPreference: .engine) { if let pipeline { await self?.waited(ticket, pipeline) } }
    }
    items[ticket] = item
    items[ticket]?.bufferPercent = 0
    // Whatever the attempt before has given is not what follows.
    feed.change(ticket) { $0.interruption?.isUnderWay ?? false ? $0.awaitRest() : $0.interrupt() }
    say(.warned(error), of: ticket)
    return true
  }

  private func waited(_ ticket: Ticket, _ pipeline: ItemPipeline) {
    guard items[ticket]?.pipeline === pipeline else { return }
    items[ticket]?.reconnection.wake()
    takeUpWhereDue()
  }

  /// Asks for the rest of the item that is heard, if it is time and nothing is left of what came before.
  func takeUpWhereDue() {
    guard let current, let item = items[current], item.reconnection.phase == .due else { return }
    let (isFeeding, isStarving) = feed.read { ($0.phase == .feeding && $0.rate > 0, $0.isStarving) }
    guard item.isReady, isFeeding else { return takeUpAnew(at: place) }
    guard isStarving else { return }
    // What cannot be sought in goes on where its server is.
    if item.pipeline.isAdaptiveStream || item.pipeline.isRadio {
      return takeUpAnew(at: item.canSeek && !item.isLiveStream ? place : 0)
    }
    items[current]?.reconnection.ask()
    openAnew(current) { $0.awaitRest() }
  }

  /// Opens the item that is heard at a place, and throws away what there is of it.
  func takeUpAnew(at time: Int64) {
    guard let current, var reconnection = items[current]?.reconnection else { return }
    reconnection.ask()
    reload(current, at: time)
    items[current]?.reconnection = reconnection
  }

  /// The pipeline that gives the rest of an item has samples: sends it to where the rest begins, or, where it has been sent
  /// there, lets them be played; whether there is such a one.
  func goOnWithRest(of ticket: Ticket) -> Bool {
    guard let item = items[ticket] else { return false }
    var (phase, hasMissed): (Interruption?, Bool) = (nil, false)
    feed.change(ticket) {
      phase = $0.interruption
      if phase == .arriving { hasMissed = $0.hasMissed(duration: item.duration) }
    }
    switch phase {
    case .opening where !item.skipsToRest && item.pipeline.comesWhereItIsSent: send(item, toRestOf: ticket)
    case .arriving where hasMissed:
      items[ticket]?.skipsToRest = true
      openAnew(ticket) { $0.awaitRest() }
    case .opening, .arriving:
      items[ticket]?.skipsToRest = false
      items[ticket]?.reconnection.succeed()
      feed.change(ticket) { $0.goOn() }
    case .seeking: break
    case nil, .lost: return false
    }
    return true
  }

  private func send(_ item: LoadedItem, toRestOf ticket: Ticket) {
    var place: Int64 = 0
    let stampError = item.pipeline.stampError
    feed.change(ticket) { (place, $0.stampError) = ($0.seekRest(), stampError) }
    let (element, late) = feed.read { ($0.leadingReader?.element, $0.items.first?.origin ?? 0) }
    let origin = item.pipeline.searchOffset(for: late)
    let way: SeekPrecision = item.hasPictures && item.pipeline.knowsKeyFrames ? .keyUnitBefore : .accurate
    // Where that is refused, all is decoded once more, and left out up to there.
    if place > 0 { _ = element?.seek(rate: 1, from: max(0, place - item.runUp) + origin, precision: way) }
    feed.change(ticket) { $0.arrive() }
  }
}

extension LocalRenderer.LoadedItem {
  /// The errors behind which the same may go well a moment later.
  private static let passing: Set<PlaybackError.Code> = [
    .connectionLost, .connectionRefused, .hostNotFound, .timedOut, .serverError,
  ]

  /// Whether it may be opened again after `error` and go on where it was, or where its server is.
  fileprivate func canBeTakenUp(after error: PlaybackError) -> Bool {
    guard media.url.lowercased().hasPrefix("http"), isReady || reconnection.isUnderWay else { return false }
    if reconnection.isUnderWay {
      return reconnection.phase != .asking || Self.passing.contains(error.code)
    }
    // A pipeline that has failed does not say any more what can be sought in it.
    let canGoOn = givesRanges == true && duration != nil
    return Self.passing.contains(error.code) && (pipeline.isAdaptiveStream || pipeline.isRadio || canGoOn)
  }
}
