import CoreMedia
import Playback
import PlaybackTesting

/// A transport, renderers that are late to hear and late to answer, and somebody who cannot make up their mind.
struct Stage {
  private(set) var transport = Transport()
  private(set) var witness = Witness()
  private(set) var log: [String] = []

  private var random: SeededGenerator
  private var now = ContinuousClock.now
  private var renderers: [Slot: FakePlayback] = [:]
  private var toHear: [(slot: Slot, command: Command)] = []
  private var toSay: [(slot: Slot, report: Report)] = []
  private var lastItem = 0
  private var lastSlot = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    attach()
  }

  /// Does one thing of the many that can be done.
  mutating func act() {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<5: want("rate") { [rate = pick([0, 1, 1, 1, 2, -1, 0.5, 40])] in $0.rate = rate }
    case 5..<7: replace(with: item())
    case 7..<10: queue(item())
    case 10: replace(with: nil)
    case 11: goOn()
    case 12: want("end action") { [action = pick(EndAction.allCases)] in $0.endAction = action }
    case 13: want("waits") { [waits = pick([true, false])] in $0.waitsToMinimizeStalling = waits }
    case 14: want("volume") { [volume = pick([0, 0.5, 1])] in $0.volume = volume }
    case 15:
      want("end") { [end = pick([CMTime.seconds(1), .seconds(3), .invalid])] in $0.current?.end = end }
    case 16: want("tracks") { [tracks = pick([[1], [], nil])] in $0.current?.tracks = tracks }
    case 17..<21:
      seek(to: pick([.zero, .seconds(1), .seconds(2), .seconds(59.9), .positiveInfinity, .seconds(1e4)]))
    case 21: take("cancel seeks") { $0.cancelSeeks(at: $1) }
    case 22: take("step") { $0.step(by: 1, at: $1) }
    case 23: take("play immediately") { $0.playImmediately(atRate: 1, at: $1) }
    case 24: start(in: pick([.seconds(-1), .zero, .seconds(2)]))
    case 25: preroll()
    case 26: attach()
    case 27: knob()
    case 28..<32: pass(pick([.milliseconds(1), .milliseconds(200), .seconds(1), .seconds(4), .seconds(16)]))
    default: exchange(upTo: Int.random(in: 1..<6, using: &random))
    }
  }

  /// Leaves everything alone until nothing more can happen.
  mutating func settle() {
    for _ in 0..<400 {
      exchange(upTo: 100)
      pass(.milliseconds(250))
    }
    exchange(upTo: 100)
  }

  /// What is not as wanted although everybody had time enough.
  var discrepancies: [String] {
    guard let slot = transport.slot, let renderer = renderers[slot] else { return ["no renderer"] }
    var list: [String] = []
    if witness.openSeeks > 0 { list.append("a seek never ended") }
    if witness.openPrerolls > 0 { list.append("a preroll never ended") }
    guard let entry = transport.intent.current else {
      return list + (renderer.ticket == nil ? [] : ["something is loaded, but nothing wanted"])
    }
    if transport.status(of: entry.id) == .unknown { list.append("item \(entry.id) is never known") }
    if case .failed = transport.status(of: entry.id) { return list }
    if renderer.url != entry.media.url { list.append("another item is loaded") }
    if case .waiting = transport.timeControl { list.append("waits for ever") }
    if transport.timeControl == .paused, renderer.isMoving { list.append("moves, but is paused") }
    guard transport.timeControl == .playing, transport.intent.endAction != .none else { return list }
    if !renderer.isMoving { list.append("plays, but does not move") }
    let place = renderer.position(at: now)?.seconds ?? -1
    if abs(place - transport.position(at: now).seconds) > 0.3 {
      list.append("is at \(place), but says \(transport.position(at: now).seconds)")
    }
    return list
  }
}

// MARK: - The listener

extension Stage {
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func item() -> Entry {
    lastItem += 1
    let names = FakeMedia.troupe.keys.sorted() + ["good", "good", "missing"]
    return Entry(
      id: lastItem, media: Media(url: pick(names)), start: pick([.invalid, .invalid, .seconds(1)]))
  }

  private mutating func want(_ line: String, _ change: (inout Intent) -> Void) {
    take("want \(line)") { $0.want(at: $1, change) }
  }

  private mutating func replace(with entry: Entry?) {
    witness.wanted(entry?.id)
    want("item \(entry.map { "\($0.id) \($0.media.url)" } ?? "none")") {
      ($0.current, $0.next) = (entry, nil)
    }
  }

  private mutating func queue(_ entry: Entry) {
    guard transport.intent.current != nil else { return replace(with: entry) }
    want("next \(entry.id) \(entry.media.url)") { $0.next = entry }
  }

  private mutating func goOn() {
    witness.wanted(transport.intent.next?.id)
    want("go on") { ($0.current, $0.next) = ($0.next, nil) }
  }

  private mutating func seek(to time: CMTime) {
    let (number, outcome) = transport.seek(to: time, at: now)
    witness.asked(seek: number)
    take("seek \(number) to \(time.seconds)", outcome)
  }

  private mutating func preroll() {
    let (number, outcome) = transport.prepare(atRate: 1, at: now)
    witness.asked(preroll: number)
    take("preroll", outcome)
  }

  private mutating func start(in delay: Duration) {
    let instant = now + delay
    take("start in \(delay)") { $0.start(rate: 1, time: .seconds(1), instant: instant, at: $1) }
  }

  private mutating func attach() {
    lastSlot += 1
    let slot = Slot(lastSlot)
    var abilities = Abilities.all
    if pick([true, false]) {
      (abilities.enqueues, abilities.startsAtInstant, abilities.rates) = (false, false, 1...1)
    }
    renderers[slot] = FakePlayback(FakeMedia.troupe, abilities: abilities)
    witness.attached(slot)
    take("attach \(slot)") { $0.attach(slot, abilities, at: $1) }
  }

  private mutating func knob() {
    guard let slot = transport.slot, let ticket = renderers[slot]?.ticket else { return }
    toSay.append((slot, Report(ticket, .volume(pick([0.2, 0.4]), isMuted: false))))
  }
}

// MARK: - The renderers, and time

extension Stage {
  /// Lets up to `count` commands arrive, and as many reports.
  private mutating func exchange(upTo count: Int) {
    for _ in 0..<count where !toHear.isEmpty {
      let (slot, command) = toHear.removeFirst()
      log.append("    \(slot) hears \(command.line)")
      toSay += (renderers[slot]?.perform(command, at: now) ?? []).map { (slot, $0) }
    }
    for _ in 0..<count where !toSay.isEmpty {
      let (slot, report) = toSay.removeFirst()
      take("\(slot): \(report.ticket) \(report.event.line)") { $0.heard(report, from: slot, at: $1) }
    }
  }

  private mutating func pass(_ duration: Duration) {
    let end = now + duration
    while now < end {
      let dues = renderers.values.compactMap(\.nextInstant) + [transport.deadline].compactMap { $0 }
      now = min(end, max(now + .nanoseconds(1), dues.min() ?? end))
      for slot in renderers.keys.sorted(by: { $0.number < $1.number }) {
        toSay += (renderers[slot]?.advance(to: now) ?? []).map { (slot, $0) }
      }
      take("tick") { $0.tick(at: $1) }
      if let deadline = transport.deadline, deadline <= now {
        return witness.note("a deadline stays, though over")
      }
    }
  }

  private mutating func take(
    _ line: String, _ act: (inout Transport, ContinuousClock.Instant) -> Outcome
  ) {
    take(line, act(&transport, now))
  }

  private mutating func take(_ line: String, _ outcome: Outcome) {
    log.append(line)
    log +=
      outcome.commands.map { "  → \($0.slot): \($0.command.line)" } + outcome.notices.map { "  ! \($0.line)" }
    toHear += outcome.commands.map { ($0.slot, $0.command) }
    witness.see(outcome, transport, at: now)
  }
}
