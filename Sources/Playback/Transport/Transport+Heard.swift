import CoreMedia

// MARK: - What the renderer says

extension Transport {
  /// Takes in what the renderer in `slot` said; word of what was left behind is dropped.
  package mutating func heard(_ report: Report, from slot: Slot, at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { transport in
      if slot == transport.candidate?.deck.slot { return transport.heardOfCandidate(report, at: now) }
      guard let lead = transport.lead, slot == lead.slot else { return }
      if case .volume(let volume, let isMuted) = report.event { return transport.turned(to: volume, isMuted) }
      if report.ticket == lead.loaded?.ticket {
        transport.heardOfCurrent(report.event, at: now)
      } else if report.ticket == lead.follower?.ticket {
        transport.heardOfFollower(report.event, at: now)
      } else if report.ticket == lead.dropped, report.event == .began {
        transport.begunTooSoon(at: now)
      }
    }
  }

  /// Takes in that the renderer in `slot` can do other things than before.
  package mutating func able(_ abilities: Abilities, slot: Slot, at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { transport in
      if transport.lead?.slot == slot { transport.lead?.abilities = abilities }
      if transport.candidate?.deck.slot == slot { transport.candidate?.deck.abilities = abilities }
    }
  }

  private mutating func heardOfCurrent(_ event: Report.Event, at now: ContinuousClock.Instant) {
    guard let id = intent.current?.id, id == lead?.loaded?.id else { return }
    if isNews(event, of: id) { playing.waitsSince = nil }
    let wasStalled = playing.isStalled
    note(event, of: id)
    if wasStalled, !playing.isStalled { makeUpForStall(at: now) }
    switch event {
    case .ready: becameReady(at: now)
    case .moving(let time, let rate): moved(from: time, rate: rate, at: now)
    case .sought(let number, let time): arrived(number, at: time, now: now)
    case .seekFailed(let number): cameToNothing(number, now: now)
    case .stepped(let time): stepped(to: time, now: now)
    case .stalled: ranDry(id, at: now)
    case .rateRefused(let rate): refused(rate, at: now)
    case .ended(let time): ended(at: time, now: now)
    case .failed(let error, let time): failed(error, at: time, now: now)
    case .began, .buffering, .duration, .seekable, .tracks, .tags, .captions, .timedTags, .transferred,
      .warned,
      .volume:
      break
    }
  }

  /// Tells whether `event` shows that something comes for what is waited for.
  private func isNews(_ event: Report.Event, of id: Int) -> Bool {
    switch event {
    case .buffering(let buffering): !isReady || facts[id]?.buffering != buffering
    case .moving(_, let rate): rate != 0
    case .captions, .timedTags, .warned, .stalled, .volume: false
    default: true
    }
  }

  /// Keeps what `event` says of the item with `id`, and tells it where it is new.
  mutating func note(_ event: Report.Event, of id: Int) {
    switch event {
    case .ready(let readiness): noteReady(readiness, of: id)
    case .buffering(let buffering):
      guard facts[id]?.buffering != buffering else { return }
      facts[id, default: Facts()].buffering = buffering
      if id == intent.current?.id, buffering.keepsUp || buffering.isFull { playing.isStalled = false }
      tell(.buffering(id, buffering))
    case .duration(let duration):
      guard facts[id]?.duration != duration else { return }
      facts[id, default: Facts()].duration = duration
      tell(.duration(id, duration))
    case .seekable(let ranges):
      guard facts[id]?.seekable != ranges else { return }
      facts[id, default: Facts()].seekable = ranges
      tell(.seekable(id, ranges))
    case .tracks(let tracks):
      guard facts[id]?.tracks != tracks else { return }
      facts[id, default: Facts()].tracks = tracks
      tell(.tracks(id, tracks))
    case .tags(let tags): tell(.tags(id, tags))
    case .transferred(let transfer): tell(.transferred(id, transfer))
    case .captions(let captions): tell(.captions(id, captions))
    case .timedTags(let tags): tell(.timedTags(id, tags))
    case .warned(let error): tell(.warned(id, error))
    default: break
    }
  }

  private mutating func noteReady(_ readiness: Readiness, of id: Int) {
    guard facts[id]?.isReady != true else {
      note(.duration(readiness.duration), of: id)
      note(.seekable(readiness.seekable), of: id)
      return note(.tracks(readiness.tracks), of: id)
    }
    var known = facts[id] ?? Facts()
    known.status = .ready(readiness)
    (known.duration, known.seekable, known.tracks) = (
      readiness.duration, readiness.seekable, readiness.tracks
    )
    facts[id] = known
    tell(.itemReady(id, readiness))
  }
}

// MARK: - How the current item fares

extension Transport {
  private mutating func becameReady(at now: ContinuousClock.Instant) {
    lead?.loaded?.isReady = true
    if playing.reckoning == nil { playing.reckoning = Reckoning(from: position(at: now), rate: 0, at: now) }
    limitRate(at: now)
  }

  /// Takes up the position and pace the renderer speaks of; a pace nobody wants any more stands still.
  private mutating func moved(from time: CMTime, rate: Double, at now: ContinuousClock.Instant) {
    guard playing.ended == nil || lead?.flight != nil else { return }
    let isWanted = intent.rate != 0 && lead?.rate != 0
    playing.reckoning = Reckoning(from: time, rate: isWanted ? rate : 0, at: now)
    guard rate != 0 && isWanted else { return }
    playing.begins = nil
    playing.isStalled = false
  }

  private mutating func ranDry(_ id: Int, at now: ContinuousClock.Instant) {
    guard intent.rate != 0, isReady, playing.ended == nil, !playing.isStalled else { return }
    let isLive = facts[id]?.duration.isNumeric != true
    playing.reckoning = Reckoning(from: position(at: now), rate: 0, at: now)
    (playing.runs, playing.hurries) = (false, false)
    if var buffering = facts[id]?.buffering {
      (buffering.keepsUp, buffering.isFull, buffering.isEmpty) = (false, false, true)
      note(.buffering(buffering), of: id)
    }
    tell(.stalled(id))
    if isLive && intent.rate > 1 { changeRate(to: 1, .reachedLiveEdge, at: now) }
    if intent.waitsToMinimizeStalling {
      playing.isStalled = true
    } else {
      changeRate(to: 0, .stalled, at: now)
    }
  }

  private mutating func refused(_ rate: Double, at now: ContinuousClock.Instant) {
    guard let lead, rate == lead.rate, isReady else { return }
    let kept = playing.reckoning?.rate ?? 0
    self.lead?.rate = kept
    if kept == intent.rate {
      tell(.rateChanged(kept, .refused))
    } else {
      changeRate(to: kept, .refused, at: now)
    }
  }

  private mutating func failed(_ error: PlaybackError, at time: CMTime, now: ContinuousClock.Instant) {
    if candidate != nil { return takeOver(at: now) }
    fail(error, at: time, now: now)
  }

  /// Gives up on the current item.
  mutating func fail(_ error: PlaybackError, at time: CMTime, now: ContinuousClock.Instant) {
    guard let id = intent.current?.id else { return }
    let wasReady = facts[id]?.isReady == true
    facts[id, default: Facts()].status = .failed(error)
    if time.isNumeric { playing.reckoning = Reckoning(from: time, rate: 0, at: now) }
    (playing.ended, playing.isStalled, playing.runs, playing.start) = (nil, false, false, nil)
    abandonPreroll()
    lead?.flight = nil
    abandonSeek()
    tell(.itemFailed(id, error))
    if wasReady { tell(.failedToPlayToEnd(id, error)) }
    if intent.endAction == .advance, intent.next != nil { return advance() }
    changeRate(to: 0, .failed, at: now)
  }

  /// Someone turned the receiver's knob: the last word wins.
  private mutating func turned(to volume: Double, _ isMuted: Bool) {
    lead?.volume = volume
    lead?.isMuted = isMuted
    guard volume != intent.volume || isMuted != intent.isMuted else { return }
    (intent.volume, intent.isMuted) = (volume, isMuted)
    tell(.volumeChanged(volume, isMuted: isMuted))
  }
}
