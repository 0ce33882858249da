package import CoreMedia

// MARK: - Seeking

extension Transport {
  /// Asks to go on from another time; answers the number under which the end of it will be told.
  ///
  /// Only one seek is under way: a newer one ends the older at once. While it is, the position stays as it was. A
  /// finite time outside what can be sought to becomes the nearest there is; positive infinity is the end, or a live
  /// item's edge.
  package mutating func seek(
    to time: CMTime, before: CMTime = .zero, after: CMTime = .zero, at now: ContinuousClock.Instant
  ) -> (number: Int, outcome: Outcome) {
    let number = nextNumber()
    let outcome = decide(at: now) { transport in
      transport.abandonSeek()
      transport.abandonPreroll()
      guard let current = transport.current, !current.isFailed else {
        return transport.tell(.seekFinished(number, false))
      }
      transport.hold(at: now)
      transport.playing.start = nil
      transport.seeking = Seeking(
        seek: Seek(number, to: time, before: before, after: after), cause: .listener)
    }
    return (number, outcome)
  }

  /// Ends the seek under way, if there is one, as not finished; it may arrive nevertheless.
  package mutating func cancelSeeks(at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { $0.abandonSeek() }
  }

  /// Goes so many frames on (negative: back), paused.
  package mutating func step(by count: Int, at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { transport in
      guard count != 0, let lead = transport.lead, let loaded = lead.loaded, loaded.isReady else { return }
      guard lead.abilities.steps else { return }
      transport.changeRate(to: 0, .asked, at: now)
      transport.closeGap(at: now)
      transport.send(.step(count, ticket: loaded.ticket), to: lead.slot)
    }
  }

  /// Seeks on the transport's own account.
  mutating func seekItself(to time: CMTime, at now: ContinuousClock.Instant) {
    abandonSeek()
    hold(at: now)
    seeking = Seeking(seek: Seek(nextNumber(), to: time), cause: .transport)
  }

  /// Ends the wanted seek as not finished.
  mutating func abandonSeek() { finishSeek(false) }

  private mutating func finishSeek(_ isFinished: Bool) {
    if let seeking, seeking.cause == .listener { tell(.seekFinished(seeking.seek.number, isFinished)) }
    seeking = nil
    if lead?.flight == nil { playing.held = nil }
  }

  mutating func hold(at now: ContinuousClock.Instant) {
    playing.held = position(at: now)
  }
}

// MARK: - What the renderer says of seeks

extension Transport {
  mutating func arrived(_ number: Int, at time: CMTime, now: ContinuousClock.Instant) {
    guard lead?.flight == number else { return }
    playing.reckoning = Reckoning(from: time, rate: playing.reckoning?.rate ?? 0, at: now)
    lead?.flight = nil
    (playing.ended, playing.endedInFlight) = (nil, nil)
    (playing.isStalled, playing.runs) = (false, false)
    guard seeking == nil || seeking?.seek.number == number else { return }
    if seeking?.cause != .transport, let id = intent.current?.id { tell(.timeJumped(id)) }
    finishSeek(true)
  }

  mutating func cameToNothing(_ number: Int, now: ContinuousClock.Instant) {
    guard lead?.flight == number else { return }
    lead?.flight = nil
    if seeking == nil || seeking?.seek.number == number { finishSeek(false) }
    if seeking == nil, let end = playing.endedInFlight { reachEnd(at: end, at: now) }
  }

  mutating func stepped(to time: CMTime, now: ContinuousClock.Instant) {
    guard let id = intent.current?.id else { return }
    playing.reckoning = Reckoning(from: time, rate: 0, at: now)
    playing.ended = nil
    tell(.timeJumped(id))
    tell(.stepFinished(id))
  }
}

// MARK: - Closing the gap

extension Transport {
  /// Sends the wanted seek once the renderer is done with the one before.
  mutating func tellSeek(_ deck: inout Deck) {
    guard let seeking, deck.flight == nil, let loaded = deck.loaded, loaded.isReady else { return }
    guard let target = target(of: seeking.seek.time) else { return finishSeek(false) }
    var seek = seeking.seek
    seek.time = target
    deck.flight = seek.number
    send(.seek(seek, ticket: loaded.ticket), to: deck.slot)
  }

  /// Where a seek to `time` goes; nil when it cannot go there.
  private func target(of time: CMTime) -> CMTime? {
    guard let current, let last = current.seekable.last else { return nil }
    if time.isPositiveInfinity {
      return max(last.end - (current.duration.isNumeric ? .zero : offsetFromEdge), last.start)
    }
    guard time.isNumeric else { return nil }
    let nearest = current.seekable.map { min(max(time, $0.start), $0.end) }
    return nearest.min { abs(($0 - time).seconds) < abs(($1 - time).seconds) }
  }
}
