import CoreMedia

// MARK: - Moving to another renderer

extension Transport {
  /// Moves playback to the renderer in `slot`: the present one plays on until the new one is ready, and stays if it
  /// does not become ready within `patience`.
  package mutating func attach(
    _ slot: Slot, _ abilities: Abilities, within patience: Duration = .seconds(15),
    at now: ContinuousClock.Instant
  ) -> Outcome {
    decide(at: now) { transport in
      if let old = transport.candidate?.deck.slot { transport.release(old) }
      transport.candidate = nil
      let deck = Deck(slot, abilities)
      guard let lead = transport.lead else { return transport.lead = deck }
      if lead.loaded == nil { return transport.lead(with: deck, at: now) }
      transport.candidate = Candidate(deck: deck, deadline: now + patience)
    }
  }

  /// Tells the new renderer what it is to get ready, at the place where playback is.
  mutating func closeGapOfCandidate(at now: ContinuousClock.Instant) {
    guard var deck = candidate?.deck else { return }
    guard let entry = intent.current, current?.isFailed != true else { return takeOver(at: now) }
    tellLoudness(&deck)
    if deck.loaded?.serves(entry) != true { load(entry, at: position(at: now), on: &deck) }
    candidate?.deck = deck
  }

  mutating func heardOfCandidate(_ report: Report, at now: ContinuousClock.Instant) {
    guard let loaded = candidate?.deck.loaded, report.ticket == loaded.ticket else { return }
    switch report.event {
    case .ready:
      candidate?.deck.loaded?.isReady = true
      takeOver(at: now)
      note(report.event, of: loaded.id)
      limitRate(at: now)
    case .failed(let error, _): dropCandidate(error)
    default: break
    }
  }

  /// Gives up moving; the present renderer plays on.
  mutating func dropCandidate(_ error: PlaybackError) {
    guard let slot = candidate?.deck.slot else { return }
    candidate = nil
    tell(.handOverFailed(slot, error))
    release(slot)
  }

  /// Lets the new renderer lead, ready or not.
  mutating func takeOver(at now: ContinuousClock.Instant) {
    guard let deck = candidate?.deck else { return }
    candidate = nil
    lead(with: deck, at: now)
    catchUp(at: now)
  }

  /// Makes `deck` the one that plays, in place of the present one.
  private mutating func lead(with deck: Deck, at now: ContinuousClock.Instant) {
    let old = lead?.slot
    let place = position(at: now)
    lead = deck
    if playing.reckoning != nil, playing.ended == nil {
      playing.reckoning = Reckoning(from: place, rate: 0, at: now)
    }
    playing.held = seeking == nil ? nil : place
    (playing.isStalled, playing.runs, playing.reloadedAt, playing.waitsSince) = (false, false, nil, nil)
    tell(.handedOver(deck.slot))
    if let old { release(old) }
  }

  /// Makes good what was played elsewhere while the new renderer loaded.
  private mutating func catchUp(at now: ContinuousClock.Instant) {
    guard seeking == nil, let start = lead?.loaded?.start else { return }
    let place = position(at: now)
    guard place - start > CMTime(value: 1, timescale: 4) || start - place > CMTime(value: 1, timescale: 4)
    else { return }
    guard current?.seekable.isEmpty == false else { return }
    seekItself(to: place, at: now)
  }

  private mutating func release(_ slot: Slot) {
    send(.stop, to: slot)
    tell(.released(slot))
  }
}
