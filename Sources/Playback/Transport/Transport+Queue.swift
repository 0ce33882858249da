import CoreMedia

// MARK: - The end of an item

extension Transport {
  mutating func ended(at time: CMTime, now: ContinuousClock.Instant) {
    guard playing.ended == nil, isReady else { return }
    let rate = lead?.rate ?? 0
    lead?.rate = nil
    if lead?.flight != nil {
      playing.endedInFlight = time
    } else if rate < 0 {
      playing.ended = .start
      playing.reckoning = Reckoning(from: time, rate: 0, at: now)
      changeRate(to: 0, .reachedStart, at: now)
    } else {
      reachEnd(at: time, at: now)
    }
  }

  /// Says that the item has played to its end, and does what is to be done then.
  mutating func reachEnd(at time: CMTime, at now: ContinuousClock.Instant) {
    guard let id = intent.current?.id else { return }
    playing.ended = .end
    (playing.isStalled, playing.endedInFlight, playing.start) = (false, nil, nil)
    let rate = intent.endAction == .none ? intent.rate : 0
    playing.reckoning = Reckoning(from: time, rate: rate, at: now)
    tell(.playedToEnd(id))
    actOnEnd(at: now)
  }

  /// Does what is to be done at an end that was told already.
  mutating func actOnEnd(at now: ContinuousClock.Instant) {
    switch intent.endAction {
    case .advance: advance()
    case .pause: changeRate(to: 0, .ended, at: now)
    case .none: break
    }
  }

  /// Makes the next item the current one.
  mutating func advance() {
    guard let old = intent.current?.id else { return }
    (intent.current, intent.next) = (intent.next, nil)
    beginItem()
    forgetItemsGone()
    tell(.advanced(from: old, to: intent.current?.id))
  }

  /// Begins to play another item than before: what was under way comes to nothing.
  mutating func beginItem() {
    abandonPreroll()
    lead?.flight = nil
    abandonSeek()
    playing = Playing()
  }

  /// Forgets what is known of items that are wanted no more.
  mutating func forgetItemsGone() {
    let ids = [intent.current?.id, intent.next?.id]
    facts = facts.filter { ids.contains($0.key) }
  }
}

// MARK: - The follower

extension Transport {
  /// Hands the renderer the next item to hold ready, or takes it back.
  mutating func tellFollower(_ deck: inout Deck) {
    let entry = wantedFollower(for: deck)
    if let entry, deck.follower?.serves(entry) == true { return }
    let old = deck.follower
    if old != nil { deck.dropped = old?.ticket }
    deck.follower = nil
    guard let entry else {
      if let old { send(.dequeue(old.ticket), to: deck.slot) }
      return
    }
    var load = Load(entry, at: .zero, ticket: nextTicket())
    tellLimits(of: entry, &load, deck)
    deck.follower = load
    send(.enqueue(entry.media, ticket: load.ticket), to: deck.slot)
    tellDetails(&deck)
  }

  /// What the renderer is to join to the current item; a follower always begins at its beginning.
  private func wantedFollower(for deck: Deck) -> Entry? {
    guard deck.abilities.enqueues, intent.endAction == .advance, playing.ended == nil else { return nil }
    guard let next = intent.next, !next.start.isNumeric || next.start == .zero else { return nil }
    return next
  }

  mutating func heardOfFollower(_ event: Report.Event, at now: ContinuousClock.Instant) {
    guard let follower = lead?.follower, intent.next?.id == follower.id else { return }
    switch event {
    case .began: joined(follower, at: now)
    case .failed(let error, _): followerFailed(error, follower)
    default:
      if case .ready = event { lead?.follower?.isReady = true }
      note(event, of: follower.id)
    }
  }

  /// The renderer has gone over to the follower without a gap.
  private mutating func joined(_ follower: Load, at now: ContinuousClock.Instant) {
    guard let old = intent.current?.id else { return }
    let pace = playing.reckoning?.rate ?? 0
    abandonSeek()
    tell(.playedToEnd(old))
    advance()
    lead?.join(follower)
    playing.runs = true
    playing.reckoning = Reckoning(from: .zero, rate: intent.rate == 0 ? 0 : pace, at: now)
    limitRate(at: now)
  }

  /// A bad follower is dropped and harms nobody else.
  private mutating func followerFailed(_ error: PlaybackError, _ follower: Load) {
    lead?.follower = nil
    intent.next = nil
    facts[follower.id] = nil
    tell(.itemFailed(follower.id, error))
    tell(.skipped(follower.id))
  }

  /// The renderer had gone over to a follower before it heard that this was wanted no more: to the listener the
  /// current item has ended, and what is wanted is loaded anew.
  mutating func begunTooSoon(at now: ContinuousClock.Instant) {
    guard playing.ended == nil else { return }
    lead?.forget()
    if seeking == nil { reachEnd(at: end ?? position(at: now), at: now) }
  }
}
