import CoreMedia
import Dispatch
import Playback

// The time of a player's current item.

extension PlayerCore {
  // MARK: - Seeking and stepping

  /// Goes on from another time of the current item.
  func seek(_ request: SeekRequest) {
    request.check()
    decide { state, changes in seek(request, &state, &changes) }
  }

  /// Goes on from another time of `item`; false, and nothing happens, when that is not the current one.
  func seek(_ request: SeekRequest, of item: AVPlayerItem) -> Bool {
    decide { state, changes in
      guard state.queue.first === item else { return false }
      seek(request, &state, &changes)
      return true
    }
  }

  private func seek(_ request: SeekRequest, _ state: inout PlayerState, _ changes: inout Changes) {
    let (number, outcome) = state.transport.seek(
      to: request.time, before: request.before, after: request.after, at: state.now)
    state.completions[number] = request.completion
    state.take(outcome, &changes)
  }

  /// Ends the seek under way, where `item` is the current one.
  func cancelSeeks(of item: AVPlayerItem) {
    decide { state, changes in
      guard state.queue.first === item else { return }
      state.take(state.transport.cancelSeeks(at: state.now), &changes)
    }
  }

  /// Goes so many frames on, where `item` is the current one.
  func step(_ item: AVPlayerItem, by count: Int) {
    decide { state, changes in
      guard state.queue.first === item else { return }
      state.take(state.transport.step(by: count, at: state.now), &changes)
    }
  }

  /// Where the time of `item` is; nil when it is not the current one.
  func time(of item: AVPlayerItem) -> CMTime? {
    read { $0.queue.first === item ? $0.position : nil }
  }

  /// How fast the time of `item` runs; nil when it is not the current one.
  func rate(of item: AVPlayerItem) -> Double? {
    read { $0.queue.first === item ? $0.transport.effectiveRate : nil }
  }

  // MARK: - Starting together with others

  /// Plays so that `time` is heard when the host clock shows `hostTime`.
  func start(rate: Double, time: CMTime, hostTime: CMTime) {
    decide { state, changes in
      let now = state.now
      let instant = hostTime.isNumeric ? now + HostClock.wait(until: hostTime) : nil
      state.take(
        state.transport.start(rate: rate, time: time.isNumeric ? time : nil, instant: instant, at: now),
        &changes)
    }
  }

  /// Gets ready to start without delay.
  func preroll(atRate rate: Float, _ completion: Completion?) {
    decide { state, changes in
      precondition(
        state.transport.intent.rate == 0, "AVPlayer cannot service a preroll request while its rate is not 0")
      precondition(
        state.hasPlayedAny,
        "AVPlayer cannot service a preroll request until its status is AVPlayerStatusReadyToPlay.")
      let (number, outcome) = state.transport.prepare(atRate: Double(rate), at: state.now)
      state.completions[number] = completion
      state.take(outcome, &changes)
    }
  }

  // MARK: - Time observers

  func add(_ observer: TimeObserver) -> TimeObserver {
    decide { state, _ in
      state.timeObservers.append(observer)
      schedule(observer, .beginning, &state)
    }
    return observer
  }

  /// False when it is none of this player's.
  func remove(_ observer: TimeObserver) -> Bool {
    let isOwn = decide { state, _ in
      guard let place = state.timeObservers.firstIndex(where: { $0 === observer }) else { return false }
      state.timeObservers.remove(at: place)
      return true
    }
    if isOwn { observer.end() }
    return isOwn
  }
}
