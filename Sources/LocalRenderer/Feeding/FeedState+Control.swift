import GStreamer
import Playback

// MARK: - What the renderer changes

extension FeedState {
  /// Takes everything out and holds.
  mutating func removeAll() {
    items = []
    index = 0
    step = nil
    run += 1
    phase = .holding
    rate = 1
    forgetDrain()
    forgetHunger()
  }

  /// Adds an item behind those there are.
  mutating func add(_ item: FeedItem) {
    items.append(item)
    goOnFromDrain()
  }

  /// Takes a follower out, unless it is being written already.
  mutating func remove(_ ticket: Ticket) -> Bool {
    guard let place = items.firstIndex(where: { $0.ticket == ticket }), place > index else { return false }
    items.remove(at: place)
    return true
  }

  /// Forgets the items before this one, which have been heard.
  mutating func forgetItems(before ticket: Ticket) -> [Ticket] {
    guard let place = items.firstIndex(where: { $0.ticket == ticket }), place <= index else { return [] }
    let heard = items[..<place].map(\.ticket)
    items.removeFirst(place)
    index -= place
    return heard
  }

  /// Which item is heard at a running time, and where in it; nil while none has begun.
  func position(at running: Int64) -> (ticket: Ticket, time: Int64)? {
    let begun = items.prefix(index + 1).filter { $0.segment != nil }
    guard let item = begun.last(where: { ($0.segment?.base ?? .max) <= running }) ?? begun.first else {
      return nil
    }
    var time = item.time(at: max(running, item.segment?.base ?? running))
    // Where nothing follows, or nothing yet, time may have run on a little beyond what there was to play.
    let isShort = item.endOfRun != nil || phase != .feeding || isStarving
    if let end = item.end, isShort, rate > 0 { time = min(time, end) }
    return (item.ticket, time)
  }

  /// Throws away what waits of the item that is heard, whose pipeline is about to be sent elsewhere.
  mutating func hold() {
    phase = .flushing
    index = 0
    guard !items.isEmpty else { return }
    for kind in items[0].lanes.keys { items[0].lanes[kind]?.clear() }
  }

  /// Throws away what waits of a track whose pipeline flushes it, as oggdemux does once it has looked at the end of a
  /// stream; a seek of the renderer's own has done so before.
  mutating func flush(_ kind: Kind, of ticket: Ticket) {
    guard phase != .flushing, let place = items.firstIndex(where: { $0.ticket == ticket }), place >= index,
      items[place].lanes[kind]?.isUntouched == false
    else { return }
    items[place].wasArmed = false
    if items[place].interruption != nil { return items[place].lanes[kind]?.drop() ?? () }
    items[place].lanes[kind]?.clear()
    guard place == 0, phase == .feeding else { return }
    phase = .flushing
    events.append(.flushed(ticket))
  }

  /// The end of the item that is heard through which its pipeline is sent elsewhere.
  var leadingReader: SampleReader? {
    guard let lanes = items.first?.lanes else { return nil }
    return lanes[.video]?.readers.last ?? lanes[.audio]?.readers.last
  }

  /// Begins anew from `target` in the item that is heard; its pipeline has been or will be sent there.
  mutating func restart(from target: Int64, isExact: Bool, rate: Double) {
    guard !items.isEmpty else { return }
    self.rate = rate
    index = 0
    generation += 1
    for place in items.indices {
      items[place].segment = nil
      items[place].endOfRun = nil
    }
    rewindFollowers()
    (items[0].target, items[0].isExact) = (target, isExact)
    // What was there is gone; what comes now is told of anew.
    items[0].wasArmed = false
    step = nil
    run += 1
    phase = .gathering
    forgetDrain()
    forgetHunger()
  }

  /// Looks for the picture to begin with, and for the sound from there on.
  mutating func land(_ landing: Landing) {
    guard !items.isEmpty, items[0].lanes[.video] != nil else { return }
    items[0].lanes[.video]?.landing = landing
    items[0].lanes[.audio]?.soundStart = landing.time
  }

  /// Goes on from `time` of the item that is heard with what was written and not heard, at another rate.
  mutating func replay(from time: Int64, rate: Double, at running: Int64) {
    guard !items.isEmpty else { return }
    self.rate = rate
    index = 0
    generation += 1
    for kind in items[0].lanes.keys { items[0].lanes[kind]?.rewind(to: time, isPicture: kind == .video) }
    rewindFollowers()
    step = nil
    for place in items.indices.dropFirst() { items[place].segment = nil }
    let counters = items[0].lanes.mapValues(\.counter)
    begin(at: running, from: time)
    for (kind, counter) in counters { items[0].lanes[kind]?.counter = counter }
    for place in items.indices { items[place].cutAtLimit() }
    phase = .feeding
    forgetDrain()
    forgetHunger()
  }

  /// Gives the item that was taken up anew the end it had, and the followers that were behind it.
  mutating func takeOver(from old: [FeedItem]) {
    guard !items.isEmpty else { return }
    items[0].limit = old.first?.limit
    items += old.dropFirst()
    for place in items.indices.dropFirst() { items[place].segment = nil }
    rewindFollowers()
  }

  private mutating func rewindFollowers() {
    for place in items.indices.dropFirst() {
      for kind in items[place].lanes.keys {
        items[place].lanes[kind]?.rewind(to: .min, isPicture: kind == .video)
      }
      items[place].endOfRun = nil
    }
  }
}

extension Lane {
  /// Puts what was written and not yet over at `time` back, to be written again.
  mutating func rewind(to time: Int64, isPicture: Bool) {
    // Of pictures the last one that is due by then is seen, however long it says it lasts.
    let first = isPicture ? picture(at: time)?.time ?? time : .min
    let rest = written.filter { isPicture ? $0.time >= first : $0.time + $0.duration > time }
    let kept = rest.map { $0.cut(at: time, format: format) }
    again = kept + again
    written = []
  }
}
