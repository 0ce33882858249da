package import CoreMedia

// MARK: - What the listener wants

extension Transport {
  /// Changes what is wanted.
  package mutating func want(at now: ContinuousClock.Instant, _ change: (inout Intent) -> Void) -> Outcome {
    decide(at: now) { transport in
      let before = transport.intent
      change(&transport.intent)
      transport.settle(from: before, at: now)
    }
  }

  /// Sets `rate`, and runs as soon as there is anything to play, without waiting for more.
  package mutating func playImmediately(atRate rate: Double, at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { transport in
      let before = transport.intent
      transport.intent.rate = rate
      transport.settle(from: before, at: now)
      guard transport.intent.rate != 0 else { return }
      transport.playing.hurries = true
      if transport.current?.buffering?.isEmpty == true, transport.isReady {
        if !transport.intent.waitsToMinimizeStalling { transport.changeRate(to: 0, .stalled, at: now) }
      } else {
        transport.playing.isStalled = false
      }
    }
  }

  /// Sets `rate` so that `time` (nil: wherever playback is) is heard at `instant` (nil: as soon as may be).
  ///
  /// An instant gone by means: as if playback had started then. Data is not waited for.
  package mutating func start(
    rate: Double, time: CMTime?, instant: ContinuousClock.Instant?, at now: ContinuousClock.Instant
  ) -> Outcome {
    decide(at: now) { transport in
      let before = transport.intent
      transport.intent.rate = rate
      transport.settle(from: before, at: now)
      guard transport.intent.rate != 0, transport.intent.current != nil else { return }
      guard let instant else {
        if let time { transport.seekItself(to: time, at: now) }
        return
      }
      transport.abandonSeek()
      transport.playing.ended = nil
      transport.playing.start = Playing.Start(time: time, at: instant)
    }
  }

  /// Draws the consequences of an intent that was `before`.
  private mutating func settle(from before: Intent, at now: ContinuousClock.Instant) {
    if intent.current?.id != before.current?.id || intent.current?.media != before.current?.media {
      beginItem()
    } else if intent.current?.end != before.current?.end {
      playing.ended = nil
    }
    forgetItemsGone()
    if !intent.waitsToMinimizeStalling { playing.isStalled = false }
    if intent.rate != before.rate { settleRate(from: before.rate, at: now) }
    if before.rate == 0, intent.rate != 0 { returnToWindow(at: now) }
    if playing.ended == .end, before.endAction == .none, intent.endAction != .none { actOnEnd(at: now) }
    if current?.isFailed == true, intent.endAction == .advance, intent.next != nil { advance() }
  }

  private mutating func settleRate(from before: Double, at now: ContinuousClock.Instant) {
    let rate = intent.rate
    intent.rate = before
    guard canPlay(at: rate) else { return tell(.rateChanged(before, .refused)) }
    changeRate(to: rate, .asked, at: now)
    switch playing.ended {
    case .end? where rate < 0, .start? where rate > 0: playing.ended = nil
    case .end? where rate > 0 && intent.endAction != .none: reachEnd(at: position(at: now), at: now)
    case .start? where rate < 0: changeRate(to: 0, .reachedStart, at: now)
    case .end? where intent.endAction == .none:
      playing.reckoning = Reckoning(from: position(at: now), rate: rate, at: now)
    default: break
    }
  }

  /// Makes `rate` the wanted one and says so, unless it is that already.
  mutating func changeRate(to rate: Double, _ reason: RateChange, at now: ContinuousClock.Instant) {
    guard rate != intent.rate else { return }
    intent.rate = rate
    abandonPreroll()
    (playing.start, playing.begins) = (nil, nil)
    if rate == 0 {
      (playing.runs, playing.hurries, playing.isStalled) = (false, false, false)
      if playing.reckoning != nil {
        playing.reckoning = Reckoning(from: reckoned(at: now), rate: 0, at: now)
      }
    }
    tell(.rateChanged(rate, reason))
  }

  /// Where the item's time is under a seek that holds the position.
  private func reckoned(at now: ContinuousClock.Instant) -> CMTime {
    var copy = self
    copy.playing.held = nil
    return copy.position(at: now)
  }
}

// MARK: - Limits

extension Transport {
  /// Whether the current item can be played at `rate` here; everything can be wished before that is known.
  package func canPlay(at rate: Double) -> Bool {
    guard isReady, let lead, let current else { return true }
    if rate == 0 || (1...2).contains(rate) { return true }
    guard lead.abilities.rates.contains(abs(rate)) else { return false }
    if rate > 0 && rate < 1 { return true }
    guard !current.seekable.isEmpty else { return false }
    return rate > 0 || lead.abilities.playsBackwards && current.playsBackwards
  }

  /// Falls back to a rate that can be had, once it is known that the wanted one cannot.
  mutating func limitRate(at now: ContinuousClock.Instant) {
    guard !canPlay(at: intent.rate), let lead else { return }
    let pace = lead.pace(for: intent.rate)
    changeRate(to: canPlay(at: pace) ? pace : (intent.rate > 0 ? 1 : 0), .refused, at: now)
  }
}
