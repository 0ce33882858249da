import CoreMedia

// MARK: - Waiting, but not for ever

extension Transport {
  /// When `tick` is to be called next; nil when nothing is waited for.
  package var deadline: ContinuousClock.Instant? {
    [candidate?.deadline, patienceEnd, isReady ? playing.start?.at : nil].compactMap { $0 }.min()
  }

  /// Does what is due at `now`; harmless at any other time.
  package mutating func tick(at now: ContinuousClock.Instant) -> Outcome {
    decide(at: now) { transport in
      if let deadline = transport.candidate?.deadline, deadline <= now {
        let item = transport.intent.current?.media.url
        transport.dropCandidate(PlaybackError(.timedOut, item: item))
      }
      if let end = transport.patienceEnd, end <= now { transport.losePatience(at: now) }
    }
  }

  /// Notes since when something is waited for.
  mutating func watch(at now: ContinuousClock.Instant) {
    if !isWaiting {
      playing.waitsSince = nil
    } else if playing.waitsSince == nil {
      playing.waitsSince = max(now, playing.begins ?? now)
    }
  }

  /// Whether something must come from the renderer before things are as wanted.
  private var isWaiting: Bool {
    guard let lead, lead.loaded != nil else { return false }
    if !isReady || lead.flight != nil { return true }
    return intent.rate != 0 && playing.ended == nil && playing.start == nil && playing.reckoning?.rate == 0
  }

  /// When the wait for the renderer ends: first by loading the item once more, then by failing it.
  private var patienceEnd: ContinuousClock.Instant? {
    guard let since = playing.waitsSince, let timeout = intent.current?.media.timeout else { return nil }
    // Late enough not to cut short a server that is merely slow, early enough for a second attempt to succeed.
    return since + (canReload ? timeout * 2 / 3 : timeout)
  }

  /// Whether loading once more may help: not twice at one place, nor where playback could not go on from its place.
  private var canReload: Bool {
    guard let current, !current.isReady || !current.seekable.isEmpty else { return false }
    guard let old = playing.reloadedAt else { return true }
    let second = CMTime(value: 1, timescale: 1)
    return standing > old + second || standing < old - second
  }

  /// Where playback stands while something is waited for.
  private var standing: CMTime { playing.held ?? playing.reckoning?.from ?? beginning }

  private mutating func losePatience(at now: ContinuousClock.Instant) {
    guard let entry = intent.current, var deck = lead else { return }
    let place = position(at: now)
    guard canReload else {
      if candidate != nil { return takeOver(at: now) }
      return fail(PlaybackError(.timedOut, item: entry.media.url), at: place, now: now)
    }
    playing.reloadedAt = place
    (playing.runs, playing.isStalled) = (false, false)
    if playing.reckoning != nil { playing.reckoning = Reckoning(from: place, rate: 0, at: now) }
    load(entry, at: place, on: &deck)
    lead = deck
    if seeking == nil { playing.held = nil }
  }
}
