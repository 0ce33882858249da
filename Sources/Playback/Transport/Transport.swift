package import CoreMedia

/// Brings a renderer to what the listener wants: the rules of playback, without the playing.
///
/// A transport holds the intent, what the renderer was told, and what it has said, and answers every change of these
/// with the commands that close the gap and the notices the world is to get. Moving to another route is no case of its
/// own: a renderer that was told nothing yet is as far from the intent as can be.
///
/// Every function that takes an instant takes that of the playing renderer's timekeeper. After `deadline`, `tick` is
/// to be called.
package struct Transport: Sendable {
  /// What the listener wants.
  package internal(set) var intent = Intent()

  /// The renderer that plays.
  var lead: Deck?

  /// The renderer that is to take over.
  var candidate: Candidate?

  var playing = Playing()
  var facts: [Int: Facts] = [:]
  var seeking: Seeking?
  var preroll: Int?

  private var lastTicket = 0
  private var lastNumber = 0
  private var outcome = Outcome()

  /// Wants nothing, and knows no renderer.
  package init() {}
}

// MARK: - Deciding

extension Transport {
  /// Runs `change`, closes the gap it opened, and hands over all that is to be done and told.
  mutating func decide(at now: ContinuousClock.Instant, _ change: (inout Transport) -> Void) -> Outcome {
    let (control, before) = (timeControl, playing)
    change(&self)
    closeGap(at: now)
    watch(at: now)
    if playing.reckoning != before.reckoning || playing.held != before.held { tell(.paceChanged) }
    if timeControl != control { tell(.timeControlChanged(timeControl)) }
    defer { outcome = Outcome() }
    return outcome
  }

  mutating func send(_ command: Command, to slot: Slot) {
    outcome.commands.append(Outcome.Addressed(slot: slot, command: command))
  }

  mutating func tell(_ notice: Notice) { outcome.notices.append(notice) }

  mutating func nextTicket() -> Ticket {
    lastTicket += 1
    return Ticket(lastTicket)
  }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - What can be asked

extension Transport {
  /// What is known of the current item.
  var current: Facts? { intent.current.map { facts[$0.id] ?? Facts() } }

  /// Whether the renderer that plays can play the current item.
  var isReady: Bool {
    guard let loaded = lead?.loaded, let entry = intent.current else { return false }
    return loaded.isReady && loaded.serves(entry)
  }

  /// Whether the item with `id` can play; unknown for an item that is neither current nor next.
  package func status(of id: Int) -> ItemStatus { facts[id]?.status ?? .unknown }

  /// How long the item with `id` is; indefinite while unknown, and for a live item.
  package func duration(of id: Int) -> CMTime { facts[id]?.duration ?? .indefinite }

  /// What of the item with `id` can be sought to.
  package func seekable(of id: Int) -> [CMTimeRange] { facts[id]?.seekable ?? [] }

  /// How the data of the item with `id` is doing.
  package func buffering(of id: Int) -> Buffering { facts[id]?.buffering ?? .empty }

  /// The abilities of the renderer that plays; nil before there is one.
  package var abilities: Abilities? { lead?.abilities }

  /// The renderer that plays; nil before there is one.
  package var slot: Slot? { lead?.slot }

  /// The ticket under which the renderer that plays has the item with `id`; nil where it has not.
  package func ticket(of id: Int) -> Ticket? {
    [lead?.loaded, lead?.follower].compactMap { $0 }.first { $0.id == id }?.ticket
  }

  /// The item that the renderer that plays has under `ticket`; nil where it has none.
  package func item(loadedWith ticket: Ticket) -> Int? {
    [lead?.loaded, lead?.follower].compactMap { $0 }.first { $0.ticket == ticket }?.id
  }

  /// Whether time moves, waits or rests.
  package var timeControl: TimeControl {
    if intent.rate == 0 { return .paused }
    guard let current, !current.isFailed else {
      return intent.waitsToMinimizeStalling ? .waiting(.noItem) : .paused
    }
    if playing.ended != nil { return .playing }
    guard isReady else {
      return intent.waitsToMinimizeStalling ? .waiting(.evaluatingBuffering) : .playing
    }
    return lacksData ? .waiting(.minimizingStalls) : .playing
  }

  /// Whether playing must wait for data, although the item can play.
  var lacksData: Bool {
    guard intent.waitsToMinimizeStalling, playing.start == nil else { return false }
    guard let buffering = current?.buffering else { return playing.isStalled }
    if playing.isStalled { return true }
    if playing.hurries { return buffering.isEmpty }
    return !playing.runs && !buffering.keepsUp && !buffering.isFull
  }

  /// Where playback is at `now`, reckoned; zero where nothing plays.
  package func position(at now: ContinuousClock.Instant) -> CMTime {
    if let held = playing.held { return held }
    guard let reckoning = playing.reckoning else { return beginning }
    let time = reckoning.time(at: now)
    if time < .zero { return .zero }
    guard reckoning.rate != 0, playing.ended == nil else { return time }
    guard let end, reckoning.rate > 0 else { return time }
    return min(time, end)
  }

  /// The pace at which time is reckoned to run: 0 while paused, waiting, or seeking.
  package var effectiveRate: Double { playing.held == nil ? playing.reckoning?.rate ?? 0 : 0 }

  /// When the position will be `time`, if all goes on as it does; nil when it will not be.
  package func instant(of time: CMTime) -> ContinuousClock.Instant? {
    playing.held == nil ? playing.reckoning?.instant(of: time) : nil
  }

  /// Where the current item ends: at the end set for it, or its own; nil while neither is known.
  var end: CMTime? { [intent.current?.end, current?.duration].compactMap { $0 }.filter(\.isNumeric).min() }

  /// Where the current item begins.
  var beginning: CMTime {
    guard let start = intent.current?.start, start.isNumeric else { return .zero }
    return start
  }
}
