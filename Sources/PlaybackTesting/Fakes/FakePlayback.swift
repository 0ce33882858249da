package import CoreMedia
package import Playback

/// A renderer's behaviour without the renderer: commands and time go in, reports come out.
package struct FakePlayback: Sendable {
  /// What it can do.
  package var abilities: Abilities

  private let library: [String: FakeMedia]
  private(set) var current: FakeItem?
  private(set) var follower: FakeItem?
  private var rate = 0.0
  private var start: (time: CMTime?, rate: Double, at: ContinuousClock.Instant)?
  private var reports: [Report] = []

  /// Plays what `library` holds, by address, and fails the rest as not found.
  package init(_ library: [String: FakeMedia], abilities: Abilities = .all) {
    self.library = library
    self.abilities = abilities
  }

  /// The ticket of the item that is loaded.
  package var ticket: Ticket? { current?.ticket }

  /// The address of the item that is loaded.
  package var url: String? { current?.url }

  /// The rate it was told last.
  package var toldRate: Double { rate }

  /// Where the loaded item is at `now`; nil when nothing is loaded.
  package func position(at now: ContinuousClock.Instant) -> CMTime? { current?.position(at: now) }

  /// Whether time runs.
  package var isMoving: Bool { current.map { $0.pace != 0 } ?? false }

  /// When something happens by itself next; nil when nothing will.
  package var nextInstant: ContinuousClock.Instant? {
    [current?.next?.instant, follower?.readyAt, start?.at].compactMap { $0 }.min()
  }
}

// MARK: - What it is told

extension FakePlayback {
  /// Carries out `command`, and answers what is to be said at once.
  package mutating func perform(_ command: Command, at now: ContinuousClock.Instant) -> [Report] {
    defer { reports = [] }
    settle(at: now)
    obey(command, now)
    settle(at: now)
    return reports
  }

  /// Lets everything happen that is due by `now`, and answers what is to be said of it.
  package mutating func advance(to now: ContinuousClock.Instant) -> [Report] {
    defer { reports = [] }
    settle(at: now)
    return reports
  }

  private mutating func obey(_ command: Command, _ now: ContinuousClock.Instant) {
    switch command {
    case .load(let media, let time, let ticket):
      (current, follower, rate, start) = (item(media, ticket, at: time, now), nil, 0, nil)
    case .enqueue(let media, let ticket): follower = item(media, ticket, at: .zero, now)
    case .dequeue(let ticket): if follower?.ticket == ticket { follower = nil }
    case .setRate(let rate): setRate(rate, now)
    case .start(let rate, let time, let instant): start = (time, rate, instant)
    case .seek(let seek, let ticket): if current?.ticket == ticket { begin(seek, now) }
    case .step(let count, let ticket): if current?.ticket == ticket { step(count, now) }
    case .setEnd(let time, let ticket):
      if current?.ticket == ticket { current?.end = time }
      if follower?.ticket == ticket { follower?.end = time }
    case .select(let ids, let ticket): if current?.ticket == ticket { select(ids) }
    case .stop: (current, follower, rate, start) = (nil, nil, 0, nil)
    case .setPitch, .setVolume, .setMuted, .limit, .setMix: break
    }
  }

  private func item(_ media: Media, _ ticket: Ticket, at time: CMTime, _ now: ContinuousClock.Instant)
    -> FakeItem
  {
    let unknown = FakeMedia(failure: PlaybackError(.fileNotFound, item: media.url))
    return FakeItem(
      media.url, library[media.url] ?? unknown, ticket, at: time.isNumeric ? time : .zero, now: now)
  }

  private mutating func setRate(_ rate: Double, _ now: ContinuousClock.Instant) {
    let isPossible = abilities.rates.contains(abs(rate)) && (rate > 0 || abilities.playsBackwards)
    guard rate == 0 || isPossible else { return say(.rateRefused(rate)) }
    self.rate = rate
    start = nil
    move(now)
  }

  private mutating func begin(_ seek: Seek, _ now: ContinuousClock.Instant) {
    guard let item = current, item.isReady else { return say(.seekFailed(number: seek.number)) }
    if let old = item.seek { say(.seekFailed(number: old.number)) }
    current?.run(from: item.position(at: now), at: 0, now: now)
    current?.seek = seek
    current?.seekDone = item.media.seekDelay.map { now + $0 }
  }

  private mutating func step(_ count: Int, _ now: ContinuousClock.Instant) {
    guard let item = current, item.isReady, abilities.steps else { return }
    let frames = CMTime(value: Int64(count), timescale: 25)
    let place = min(max(item.position(at: now) + frames, .zero), item.limit ?? .positiveInfinity)
    current?.run(from: place, at: 0, now: now)
    current?.isEnded = false
    say(.stepped(at: place))
    say(.moving(from: place, rate: 0))
  }

  private mutating func select(_ ids: [Int]) {
    guard let item = current, item.isReady else { return }
    say(
      .tracks(
        item.media.readiness.tracks.map {
          var track = $0
          track.isSelected = ids.contains($0.id)
          return track
        }))
  }
}

// MARK: - What happens by itself

extension FakePlayback {
  private mutating func settle(at now: ContinuousClock.Instant) {
    while let instant = nextInstant, instant <= now {
      if follower?.readyAt == instant {
        readyFollower()
      } else if let next = current?.next, next.instant == instant {
        happen(next.happening, instant)
      } else {
        begin(instant)
      }
    }
  }

  private mutating func readyFollower() {
    guard let item = follower else { return }
    follower?.readyAt = nil
    if let failure = item.media.failure {
      follower = nil
      reports.append(Report(item.ticket, .failed(failure, at: .zero)))
    } else {
      follower?.isReady = true
      reports.append(Report(item.ticket, .ready(item.media.readiness)))
    }
  }

  private mutating func happen(_ happening: FakeItem.Happening, _ now: ContinuousClock.Instant) {
    guard let item = current else { return }
    switch happening {
    case .ready: ready(item, now)
    case .arrival: arrive(item, now)
    case .gapOpened: openGap(item, now)
    case .gapClosed:
      current?.gapDone = nil
      tellBuffering(isEnough: true)
      move(now)
    case .breakage: if let breakage = item.media.breakage { fail(breakage.error, at: breakage.time) }
    case .end: end(item, now)
    }
  }

  private mutating func ready(_ item: FakeItem, _ now: ContinuousClock.Instant) {
    current?.readyAt = nil
    if let failure = item.media.failure { return fail(failure, at: item.place) }
    current?.isReady = true
    current?.since = now
    say(.ready(item.media.readiness))
    tellBuffering(isEnough: true)
    move(now)
  }

  private mutating func fail(_ error: PlaybackError, at time: CMTime) {
    say(.failed(error, at: time))
    (current, follower, rate, start) = (nil, nil, 0, nil)
  }

  private mutating func arrive(_ item: FakeItem, _ now: ContinuousClock.Instant) {
    guard let seek = item.seek else { return }
    current?.arrive(at: seek.time, now: now)
    say(.sought(number: seek.number, at: seek.time))
    tellBuffering(isEnough: true)
    move(now)
  }

  private mutating func openGap(_ item: FakeItem, _ now: ContinuousClock.Instant) {
    let gap = item.media.gaps[item.gapsPassed]
    current?.gapsPassed += 1
    current?.gapDone = now + gap.length
    current?.run(from: gap.time, at: 0, now: now)
    tellBuffering(isEnough: false)
    say(.stalled)
    say(.moving(from: gap.time, rate: 0))
  }

  private mutating func end(_ item: FakeItem, _ now: ContinuousClock.Instant) {
    let place = item.pace < 0 ? CMTime.zero : item.limit ?? item.position(at: now)
    if item.pace > 0, let next = follower, next.isReady {
      (current, follower) = (next, nil)
      current?.since = now
      say(.began)
      return move(now)
    }
    current?.run(from: place, at: 0, now: now)
    current?.isEnded = true
    rate = 0
    say(.moving(from: place, rate: 0))
    say(.ended(at: place))
  }

  /// Starts as told for this instant.
  private mutating func begin(_ now: ContinuousClock.Instant) {
    guard let start, let item = current, item.isReady else { return self.start = nil }
    self.start = nil
    rate = start.rate
    current?.isEnded = false
    current?.run(from: start.time ?? item.position(at: now), at: 0, now: now)
    move(now)
  }

  /// Runs at the rate told, if nothing stands against it, and says so.
  private mutating func move(_ now: ContinuousClock.Instant) {
    guard let item = current, item.isReady, item.seek == nil else { return }
    if item.isEnded && rate < 0 { current?.isEnded = item.place == .zero }
    if item.isEnded && rate > 0 { current?.isEnded = item.limit.map { $0 <= item.place } ?? false }
    let isHeld = item.gapDone != nil || current?.isEnded == true
    let place = item.position(at: now)
    current?.run(from: place, at: isHeld ? 0 : rate, now: now)
    say(.moving(from: place, rate: isHeld ? 0 : rate))
  }

  private mutating func tellBuffering(isEnough: Bool) {
    guard let item = current, item.media.tellsBuffering else { return }
    say(.buffering(Buffering(loaded: [], keepsUp: isEnough, isFull: false, isEmpty: !isEnough)))
  }

  private mutating func say(_ event: Report.Event) {
    if let ticket = current?.ticket { reports.append(Report(ticket, event)) }
  }
}
