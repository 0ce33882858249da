import CoreMedia
import Playback

/// One item in a fake renderer: how it behaves, and how far its playing has come.
struct FakeItem: Sendable {
  let url: String
  let media: FakeMedia
  let ticket: Ticket

  /// When it becomes ready or fails; nil once it has, or when it never will.
  var readyAt: ContinuousClock.Instant?
  var isReady = false
  var end = CMTime.invalid

  /// Where it was at `since`, and how fast it has run since.
  var place: CMTime
  var pace = 0.0
  var since: ContinuousClock.Instant

  var seek: Seek?
  var seekDone: ContinuousClock.Instant?
  var gapsPassed = 0
  var gapDone: ContinuousClock.Instant?
  var isEnded = false

  init(_ url: String, _ media: FakeMedia, _ ticket: Ticket, at place: CMTime, now: ContinuousClock.Instant) {
    (self.url, self.media, self.ticket, self.place) = (url, media, ticket, place)
    readyAt = media.delay.map { now + $0 }
    since = now
    gapsPassed = media.gaps.count { $0.time < place }
  }

  /// Takes up `place`, where a seek has led.
  mutating func arrive(at place: CMTime, now: ContinuousClock.Instant) {
    (seek, seekDone, gapDone, isEnded) = (nil, nil, nil, false)
    gapsPassed = media.gaps.count { $0.time <= place }
    run(from: place, at: 0, now: now)
  }

  /// Where it is at `now`.
  func position(at now: ContinuousClock.Instant) -> CMTime {
    guard pace != 0 else { return place }
    let elapsed = since.duration(to: now) / .nanoseconds(1) * pace
    return place + CMTime(value: Int64(elapsed.rounded()), timescale: 1_000_000_000)
  }

  /// Where playing forward ends.
  var limit: CMTime? { [end, media.readiness.duration].filter(\.isNumeric).min() }

  /// Goes on from `place` at `pace`.
  mutating func run(from place: CMTime, at pace: Double, now: ContinuousClock.Instant) {
    (self.place, self.pace, since) = (place, pace, now)
  }

  /// The next thing that happens by itself, and when.
  var next: (instant: ContinuousClock.Instant, happening: Happening)? {
    var list: [(instant: ContinuousClock.Instant, happening: Happening)] = []
    if let readyAt { list.append((readyAt, .ready)) }
    if let seekDone { list.append((seekDone, .arrival)) }
    if let gapDone { list.append((gapDone, .gapClosed)) }
    if let time = nextGap, let instant = instant(of: time) { list.append((instant, .gapOpened)) }
    if let time = media.breakage?.time, pace > 0, let instant = instant(of: time) {
      list.append((instant, .breakage))
    }
    if pace > 0, let limit, let instant = instant(of: limit) { list.append((instant, .end)) }
    if pace < 0, let instant = instant(of: .zero) { list.append((instant, .end)) }
    return list.min { $0.instant < $1.instant }
  }

  private var nextGap: CMTime? {
    pace > 0 && gapsPassed < media.gaps.count ? media.gaps[gapsPassed].time : nil
  }

  private func instant(of time: CMTime) -> ContinuousClock.Instant? {
    guard pace != 0 else { return nil }
    return since + .nanoseconds(Int64((max(0, (time - place).seconds / pace) * 1e9).rounded()))
  }

  /// What can happen to an item by itself.
  enum Happening: Sendable { case ready, arrival, gapOpened, gapClosed, breakage, end }
}
