import CoreMedia

// MARK: - Closing the gap

extension Transport {
  /// Tells the renderers what they lack of what is wanted.
  mutating func closeGap(at now: ContinuousClock.Instant) {
    if var deck = lead {
      tellLoudness(&deck)
      tellItem(&deck, at: now)
      tellDetails(&deck)
      lead = deck
      tellPlaying(at: now)
    }
    if candidate != nil { closeGapOfCandidate(at: now) }
  }

  /// Seeks, starts and sets the rate, once the item can play.
  private mutating func tellPlaying(at now: ContinuousClock.Instant) {
    guard var deck = lead, isReady else { return }
    tellSeek(&deck)
    // Before the rate: without a clock, a short item is over before its follower would be heard of.
    tellFollower(&deck)
    tellStart(&deck, at: now)
    tellRate(&deck)
    lead = deck
    finishPreroll()
  }

  mutating func tellLoudness(_ deck: inout Deck) {
    if deck.abilities.setsVolume, deck.volume != intent.volume {
      deck.volume = intent.volume
      send(.setVolume(intent.volume), to: deck.slot)
    }
    if deck.abilities.setsVolume, deck.isMuted != intent.isMuted {
      deck.isMuted = intent.isMuted
      send(.setMuted(intent.isMuted), to: deck.slot)
    }
    if deck.pitch != intent.pitch {
      deck.pitch = intent.pitch
      send(.setPitch(intent.pitch), to: deck.slot)
    }
  }

  /// Loads what is to play, unless that is loaded, or lets go of what is not.
  private mutating func tellItem(_ deck: inout Deck, at now: ContinuousClock.Instant) {
    guard let entry = intent.current, current?.isFailed != true else {
      if deck.loaded != nil { send(.stop, to: deck.slot) }
      return deck.forget()
    }
    if deck.loaded?.serves(entry) != true { load(entry, at: position(at: now), on: &deck) }
  }

  mutating func load(_ entry: Entry, at time: CMTime, on deck: inout Deck) {
    deck.forget()
    var load = Load(entry, at: time, ticket: nextTicket())
    tellLimits(of: entry, &load, deck)
    deck.loaded = load
    send(.load(entry.media, at: time, ticket: load.ticket), to: deck.slot)
  }

  /// Tells the end and the tracks that are wanted of the items the renderer holds.
  mutating func tellDetails(_ deck: inout Deck) {
    if let entry = intent.current { tellDetails(of: entry, &deck.loaded, deck) }
    if let entry = intent.next { tellDetails(of: entry, &deck.follower, deck) }
  }

  private mutating func tellDetails(of entry: Entry, _ load: inout Load?, _ deck: Deck) {
    guard let ticket = load?.ticket, load?.serves(entry) == true else { return }
    if load?.end != entry.end {
      load?.end = entry.end
      send(.setEnd(entry.end, ticket: ticket), to: deck.slot)
    }
    if var told = load {
      tellLimits(of: entry, &told, deck)
      load = told
    }
    if deck.abilities.mixes, load?.mix != entry.mix {
      load?.mix = entry.mix
      send(.setMix(entry.mix, ticket: ticket), to: deck.slot)
    }
    guard deck.abilities.selectsTracks, load?.isReady == true, let tracks = entry.tracks else { return }
    if load?.tracks != tracks {
      load?.tracks = tracks
      send(.select(tracks, ticket: ticket), to: deck.slot)
    }
  }

  /// Tells how much may be taken of an item, before it is loaded or later.
  mutating func tellLimits(of entry: Entry, _ load: inout Load, _ deck: Deck) {
    guard load.limits != entry.limits else { return }
    load.limits = entry.limits
    send(.limit(entry.limits, ticket: load.ticket), to: deck.slot)
  }

  private mutating func tellRate(_ deck: inout Deck) {
    if playing.ended != nil && intent.rate != 0 { return }
    if playing.start != nil { return setRate(0, &deck) }
    let isHeldBack = lacksData && current?.buffering != nil
    if intent.rate != 0 && !lacksData { playing.runs = true }
    setRate(isHeldBack ? 0 : deck.pace(for: intent.rate), &deck)
  }

  private mutating func setRate(_ rate: Double, _ deck: inout Deck) {
    guard deck.rate != rate else { return }
    deck.rate = rate
    send(.setRate(rate), to: deck.slot)
  }
}

// MARK: - Starting at an instant

extension Transport {
  /// Starts as asked, by the renderer if it can, else by seeking and waiting here.
  private mutating func tellStart(_ deck: inout Deck, at now: ContinuousClock.Instant) {
    guard let start = playing.start else { return }
    if deck.abilities.startsAtInstant {
      playing.start = nil
      playing.runs = true
      playing.begins = start.at
      if let time = start.time { playing.reckoning = Reckoning(from: time, rate: 0, at: now) }
      let pace = deck.pace(for: intent.rate)
      deck.rate = pace
      return send(.start(rate: pace, time: start.time, at: start.at), to: deck.slot)
    }
    if let time = start.time {
      playing.start?.time = nil
      let late = Reckoning(from: time, rate: intent.rate, at: min(start.at, now)).time(at: now)
      seekItself(to: late, at: now)
      tellSeek(&deck)
    }
    if start.at <= now { playing.start = nil }
  }
}
