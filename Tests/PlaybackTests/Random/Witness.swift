import CoreMedia
import Playback

/// Follows all that a transport says and does, and notes what must never be.
struct Witness {
  private(set) var faults: [String] = []

  /// What the notices so far amount to.
  private var current: Int?
  private var rate = 0.0
  private var control = TimeControl.paused
  private var ready: Set<Int> = []
  private var failed: Set<Int> = []
  private var seeks: Set<Int> = []
  private var prerolls: Set<Int> = []

  /// What the commands so far amount to.
  private var slots: Set<Slot> = []
  private var lead: Slot?
  private var lastTicket = Ticket(0)
  private var held: [Slot: Set<Ticket>] = [:]

  var openSeeks: Int { seeks.count }
  var openPrerolls: Int { prerolls.count }

  mutating func asked(seek number: Int) { seeks.insert(number) }
  mutating func asked(preroll number: Int) { prerolls.insert(number) }
  mutating func attached(_ slot: Slot) {
    slots.insert(slot)
    if lead == nil { lead = slot }
  }
  mutating func wanted(_ id: Int?) { current = id }

  mutating func see(_ outcome: Outcome, _ transport: Transport, at now: ContinuousClock.Instant) {
    for addressed in outcome.commands { see(addressed.command, to: addressed.slot) }
    for notice in outcome.notices { see(notice) }
    compare(with: transport, at: now)
  }

  /// Notes a fault seen elsewhere.
  mutating func note(_ fault: String) { faults.append(fault) }

  /// Nothing if `isSo`, else the fault.
  private static func require(_ isSo: Bool, _ fault: @autoclosure () -> String) -> [String] {
    isSo ? [] : [fault()]
  }
}

// MARK: - What is done

extension Witness {
  private mutating func see(_ command: Command, to slot: Slot) {
    faults += Self.require(slots.contains(slot), "\(command) to \(slot), which is not there")
    switch command {
    case .load(_, let time, let ticket):
      faults += Self.require(time.isNumeric && time >= .zero, "load at \(time)")
      grow(ticket)
      held[slot] = [ticket]
    case .enqueue(_, let ticket):
      faults += Self.require(held[slot]?.isEmpty == false, "enqueue \(ticket) after nothing")
      grow(ticket)
      held[slot]?.insert(ticket)
    case .dequeue(let ticket):
      faults += Self.require(held[slot]?.contains(ticket) == true, "dequeue \(ticket), which is not there")
    case .seek(_, let ticket), .step(_, let ticket), .setEnd(_, let ticket), .select(_, let ticket),
      .setMix(_, let ticket):
      faults += Self.require(held[slot]?.contains(ticket) == true, "\(command), but \(ticket) is not there")
    case .stop: held[slot] = []
    case .setRate(let rate):
      faults += Self.require(rate == 0 || held[slot]?.isEmpty == false, "rate \(rate) for nothing")
    case .start, .setPitch, .setVolume, .setMuted, .limit: break
    }
  }

  private mutating func grow(_ ticket: Ticket) {
    faults += Self.require(ticket > lastTicket, "\(ticket) after \(lastTicket)")
    lastTicket = ticket
  }
}

// MARK: - What is told

extension Witness {
  private mutating func see(_ notice: Notice) {
    switch notice {
    case .itemReady(let id, _):
      faults += Self.require(ready.insert(id).inserted && !failed.contains(id), "item \(id) ready again")
    case .itemFailed(let id, _): faults += Self.require(failed.insert(id).inserted, "item \(id) failed again")
    case .seekFinished(let number, _):
      faults += Self.require(seeks.remove(number) != nil, "seek \(number) finished again")
      faults += Self.require(!seeks.contains { $0 < number }, "seek \(number) finished before an older one")
    case .prerolled(let number, _):
      faults += Self.require(prerolls.remove(number) != nil, "preroll \(number) finished again")
    case .playedToEnd(let id), .stalled(let id), .timeJumped(let id), .failedToPlayToEnd(let id, _):
      faults += Self.require(id == current, "\(notice), but item \(String(describing: current)) plays")
    case .advanced(let old, let new):
      faults += Self.require(
        old == current, "advanced from \(old), but item \(String(describing: current)) played")
      current = new
    case .rateChanged(let rate, let reason):
      faults += Self.require(rate != self.rate || reason == .refused, "rate \(rate) again, \(reason)")
      self.rate = rate
    case .timeControlChanged(let control):
      faults += Self.require(control != self.control, "\(control) again")
      self.control = control
    case .handedOver(let slot): lead = slot
    case .released(let slot):
      faults += Self.require(
        slots.remove(slot) != nil && slot != lead, "released \(slot), which plays or is not there")
    default: break
    }
  }

  private mutating func compare(with transport: Transport, at now: ContinuousClock.Instant) {
    let intent = transport.intent
    faults += Self.require(
      current == intent.current?.id, "nobody was told that item \(String(describing: intent.current)) plays")
    faults += Self.require(rate == intent.rate, "nobody was told of the rate \(intent.rate)")
    faults += Self.require(control == transport.timeControl, "nobody was told of \(transport.timeControl)")
    faults += Self.require(lead == transport.slot, "nobody was told of \(String(describing: transport.slot))")
    faults += Self.require(seeks.count <= 1, "\(seeks.count) seeks under way")
    faults += Self.require(intent.rate != 0 || control == .paused, "\(control) at rate 0")
    if case .waiting = control {
      faults += Self.require(intent.waitsToMinimizeStalling, "waits, but may not")
    }
    let position = transport.position(at: now)
    faults += Self.require(position.isNumeric && position >= .zero, "at \(position)")
    if let entry = intent.current, intent.endAction != .none, transport.duration(of: entry.id).isNumeric {
      let end = transport.duration(of: entry.id) + CMTime(value: 1, timescale: 1000)
      faults += Self.require(position <= end || position <= entry.start, "at \(position), behind the end")
    }
  }
}
