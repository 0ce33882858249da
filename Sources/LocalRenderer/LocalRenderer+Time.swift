import CoreMedia
import GStreamer
import Playback

// MARK: - Rates and seeks

extension LocalRenderer {
  /// Whether the output stands because there was nothing to play.
  var isStalled: Bool { stalledAt != nil }

  /// Which item is heard, and where in it.
  var position: (ticket: Ticket, time: Int64)? {
    // The output has run on a little, and what has come since is to be played from where it began to lack.
    if let current, let stalledAt { return (current, stalledAt) }
    let running = feed.runningTime()
    return feed.read { $0.position(at: running) }
  }

  /// Where the current item is, or where it is on its way to.
  var place: Int64 {
    position.flatMap { $0.ticket == current ? $0.time : nil } ?? feed.read { $0.items.first?.target ?? 0 }
  }

  /// Tells where the current item is, and at which pace it goes on.
  func tellMotion() {
    guard let current, items[current]?.isReady == true else { return }
    say(.moving(from: CMTime(nanoseconds: place), rate: isStalled ? 0 : rate), of: current)
  }

  func set(rate new: Double) {
    guard let current else { return }
    guard items[current]?.isReady == true else {
      // It may be opened anew for other tracks just now.
      items[current]?.rateWhenReady = new
      return
    }
    wakes.removeValue(forKey: .start)?.cancel()
    if new == 0 {
      output.pause()
      rate = 0
      cancelJoints()
      return tellMotion()
    }
    let fed = feed.read { $0.rate }
    if new != fed || isStalled, !change(from: fed, to: new) {
      say(.rateRefused(new), of: current)
      return tellMotion()
    }
    rate = new
    stalledAt = nil
    if seek == nil { output.play() }
    if items.count > 1 { output.keepFormat() }
    tellMotion()
    wakeForJoints()
    if let end = feed.read({ $0.hungerEnd }) { wakeForHunger(at: end) }
  }

  /// Goes on at another rate from where it is: with what is there already, or, the other way round, from the item.
  ///
  /// Whether it can.
  private func change(from old: Double, to new: Double) -> Bool {
    // What came late the other way round is simply late; to send the item there again would lose it.
    if new < 0 && new == old { return true }
    let position = self.position.flatMap { $0.ticket == current ? $0.time : nil }
    if new < 0 || old < 0 {
      let time = position ?? feed.read { $0.items.first?.target ?? 0 }
      let went = go(to: time, precision: .accurate, rate: new)
      // What was on its way has been thrown away, so the item is sent to the same place at its old rate.
      if !went { _ = go(to: time, precision: .accurate, rate: old) }
      return went
    }
    guard let position else {
      feed.update { $0.rate = new }
      return true
    }
    startFlush()
    if new != 1, pitch != .varispeed { addStretcher() }
    let running = output.runningTime
    output.stopFlush()
    feed.update { $0.replay(from: position, rate: new, at: running) }
    return true
  }

  private func addStretcher() {
    do throws(ElementError) {
      try output.addStretcher()
    } catch {
      guard let current else { return }
      say(.warned(PlaybackError(.outputFailed, detail: "the pitch cannot be kept, \(error)")), of: current)
    }
  }

  func seek(_ wish: Seek, ticket: Ticket) {
    guard ticket == current, let item = items[ticket], let time = wish.time.nanoseconds else {
      return say(.seekFailed(number: wish.number), of: ticket)
    }
    finishSeek(at: nil)
    guard item.isReady else {
      // It is being taken up anew, for other tracks perhaps, and may as well be taken up there.
      items[ticket]?.start = max(0, time)
      return seek = .seek(number: wish.number)
    }
    if item.reconnection.isUnderWay {
      seek = .seek(number: wish.number)
      return takeUpAnew(at: max(0, time))
    }
    // Key units of sound without an index are guesses; its exact seeks cost hardly more.
    let precision: SeekPrecision = item.hasPictures ? precision(of: wish) : .accurate
    seek = .seek(number: wish.number)
    let before = position?.time ?? 0
    if !go(to: max(0, time), precision: precision, rate: feed.read { $0.rate }) {
      finishSeek(at: nil)
      // What was on its way has been thrown away for it, so the item is taken up anew where it was.
      if item.canSeek, feed.read({ $0.phase == .gathering }) { reload(ticket, at: before) }
    }
  }

  private func precision(of wish: Seek) -> SeekPrecision {
    switch (wish.before.isPositiveInfinity, wish.after.isPositiveInfinity) {
    case (true, true): return .keyUnit
    case (true, false) where wish.after == .zero: return .keyUnitBefore
    case (false, true) where wish.before == .zero: return .keyUnitAfter
    // A key frame may be farther away than is tolerated; the very time never is.
    default: return .accurate
    }
  }

  /// Sends the current item's pipeline to a presentation time; whether it went.
  ///
  /// `toPicture`: whether to begin when the picture that is seen at that time is due, and not at the time itself.
  func go(to time: Int64, precision: SeekPrecision, rate: Double, toPicture: Bool = false) -> Bool {
    guard let current, let item = items[current], item.canSeek,
      !item.reconnection.isUnderWay || !item.isReady,
      item.pipeline.pipeline.element.seekableRange != nil
    else {
      return false
    }
    cancelJoints()
    stalledAt = nil
    startFlush()
    feed.update { $0.hold() }
    // One end is enough: the demuxer flushes them all, and two seeks at once crash dashdemux2 of GStreamer 1.22.
    let element = feed.read { $0.leadingReader?.element } ?? item.pipeline.pipeline.element
    // A demuxer rounds: a moment before a key frame may be that key frame for it.
    let runUp = rate > 0 ? min(time, toPicture ? 5_000_000 : item.runUp) : 0
    let late = feed.read { $0.items.first?.origin ?? 0 }
    let from = time - runUp + item.pipeline.searchOffset(for: late)
    // A demuxer that refuses exact seeks goes to a key unit, and the feed leaves out what comes before the time.
    let isExact = if case .accurate = precision { true } else { false }
    // From the key frame on, since a decoder that is told of the very time leaves pictures out that it should not.
    let lands = isExact && rate > 0 && item.hasPictures
    let way: SeekPrecision = lands && item.pipeline.knowsKeyFrames ? .keyUnitBefore : precision
    let went =
      element.seek(rate: rate, from: from, precision: way)
      || element.seek(rate: rate, from: from, precision: .keyUnitBefore)
    output.stopFlush()
    feed.update { state in
      if lands, went { state.land(Landing(time: time, isExact: !toPicture)) }
      state.restart(from: time, isExact: isExact && went && !toPicture, rate: rate)
    }
    return went
  }

  /// Lets go of everything on the way to the sinks; the feed writes nothing until it is told how to go on, which must
  /// be after the flush, since whatever is written during one is lost.
  func startFlush() {
    feed.update { $0.phase = .flushing }
    output.startFlush()
  }

  /// Tells how the seek on its way ended: at a time, or not at all.
  func finishSeek(at time: Int64?) {
    guard let pending = seek, let current else { return }
    seek = nil
    switch (pending, time) {
    case (.seek(let number), let time?):
      say(.sought(number: number, at: CMTime(nanoseconds: time)), of: current)
    case (.seek(let number), nil): say(.seekFailed(number: number), of: current)
    case (.step, let time): say(.stepped(at: CMTime(nanoseconds: time ?? position?.time ?? 0)), of: current)
    }
  }

  func setEnd(_ time: CMTime, ticket: Ticket) {
    let limit = time.nanoseconds
    var change = FeedItem.Change.none
    feed.change(ticket) { item in
      if item.limit != limit { change = item.set(limit: limit) }
    }
    guard let position, position.ticket == current else { return }
    // Where it is beyond already, there is nothing to take back.
    if ticket == current, let limit, position.time > limit { return }
    switch change {
    case .none: break
    case .takeBack: takeBack(to: position.time)
    case .fetch where ticket == current:
      _ = go(to: position.time, precision: .accurate, rate: feed.read { $0.rate })
    case .fetch: break  // A follower is over before it began; its new end comes too late.
    }
  }

  /// Takes back what is written and not heard, so that it is written otherwise.
  func takeBack(to time: Int64) {
    startFlush()
    let (running, rate) = (output.runningTime, feed.read { $0.rate })
    output.stopFlush()
    feed.update { $0.replay(from: time, rate: rate, at: running) }
    wakeForJoints()
  }

  /// Starts at an instant, with `time` heard then.
  func start(rate new: Double, time: CMTime?, at instant: ContinuousClock.Instant) {
    guard let current, items[current]?.isReady == true else { return }
    output.pause()
    rate = 0
    if let time = time?.nanoseconds {
      _ = go(to: max(0, time), precision: .accurate, rate: feed.read { $0.rate })
    }
    wakes.removeValue(forKey: .start)?.cancel()
    wakes[.start] = Task(executorPreference: executor.tasks) { [weak self, keeper] in
      do {
        try await keeper.sleep(until: instant)
        await self?.set(rate: new)
      } catch {}  // Cancelled: another wish took its place.
    }
  }
}
