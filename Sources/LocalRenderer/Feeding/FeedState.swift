import CoreMedia
import GStreamer
import Playback

/// The books of a feed: which samples of which item go to the output next, and when they are due.
struct FeedState: Sendable {
  /// The item that is heard, and those behind it.
  var items: [FeedItem] = []

  /// Which of them is being written.
  var index = 0

  /// The branches of the output.
  var writers: [Kind: SampleWriter] = [:]

  /// The branches that asked for a sample and did not get one yet.
  var hungry: Set<Kind> = []

  var phase = Phase.holding
  var rate = 1.0

  /// Counts flushes of the output.
  var generation = 0

  /// Counts beginnings after a hold.
  var run = 0

  /// Writes words into the pictures that follow; nil where nobody sees them.
  var captioner: (@Sendable (String) -> Void)?
  private var caption = ""

  /// A step forwards that waits for its picture.
  var step: Step?

  /// Who is told of pictures that are written.
  var viewers: [Int: AsyncStream<PictureArrival>.Continuation] = [:]

  /// Events to tell once the lock is given back.
  var events: [FeedEvent] = []

  private var hasToldDrain = false

  /// Whether the output was told that nothing follows.
  private var isClosed = false
  private var hasToldHunger = false

  enum Phase: Sendable {
    /// Nothing is written.
    case holding

    /// Nothing is even looked at, since what waits is about to be thrown away.
    case flushing

    /// Writing begins as soon as each lane has a sample.
    case gathering

    /// Writing.
    case feeding
  }

  /// Does whatever can be done now.
  ///
  /// `now` is the output's running time.
  mutating func serve(now: () -> Int64) {
    guard phase != .flushing else { return }
    tellArmed()
    if phase == .gathering { startIfArmed(now: now) }
    guard phase == .feeding, !isStepping() else { return }
    var goesOn = true
    while goesOn {
      goesOn = false
      if rate < 0 { drainSound() }
      finishItem(now: now)
      for kind in Kind.allCases where hungry.contains(kind) {
        if write(kind, now: now) { goesOn = true }
      }
    }
  }

  /// Backwards there are pictures only: sound is thrown away, so that it does not hold them up.
  private mutating func drainSound() {
    guard items.indices.contains(index), items[index].lanes[.video].map({ !$0.isLost }) ?? false else {
      return
    }
    while items[index].lanes[.audio]?.take() != nil {}
    items[index].lanes[.audio]?.isDone = true
  }

  /// Tells, once an item, that its first samples are there.
  private mutating func tellArmed() {
    for place in items.indices where !items[place].wasArmed && items[place].isArmed() {
      items[place].wasArmed = true
      items[place].findOrigin()
      events.append(.armed(items[place].ticket))
    }
  }

  /// Tells that the output waits in vain, once until it gets something again.
  mutating func tellHunger() {
    guard !hasToldHunger, let end = items[index].end else { return }
    hasToldHunger = true
    events.append(.starving(until: items[index].running(end)))
  }

  /// Whether the output waits in vain.
  var isStarving: Bool { hasToldHunger }

  /// The running time until which there is something to play, where the output waits in vain.
  var hungerEnd: Int64? {
    guard hasToldHunger, items.indices.contains(index), let end = items[index].end else { return nil }
    return items[index].running(end)
  }

  /// Running time up to which a branch has been written.
  func writtenEnd(of kind: Kind) -> Int64? {
    guard phase != .flushing, items.indices.contains(index), items[index].segment != nil else { return nil }
    return items[index].lanes[kind]?.end.map { items[index].running($0) }
  }

  /// Shows the words that are due with a picture, if they are others than with the one before.
  mutating func showCaption(at time: Int64) {
    guard let captioner else { return }
    let due = items[index].caption(at: time)
    guard due != caption else { return }
    caption = due
    captioner(due)
  }

  mutating func forgetHunger() { hasToldHunger = false }

  mutating func forgetDrain() { (hasToldDrain, isClosed) = (false, false) }

  /// A follower came before the output was told that nothing follows.
  mutating func goOnFromDrain() { hasToldDrain = false }

  /// Closes the books before the output is told that nothing follows; false when something does after all.
  mutating func close() -> Bool {
    if hasToldDrain { isClosed = true }
    return isClosed
  }
}

// MARK: - Beginning and ending

extension FeedState {
  private mutating func startIfArmed(now: () -> Int64) {
    guard items.indices.contains(index), items[index].isArmed(), items[index].isAdmitted,
      !items[index].isBarren()
    else {
      return
    }
    for kind in items[index].lanes.keys where writers[kind] == nil { return }
    begin(at: now(), from: startTime(of: index))
    phase = .feeding
    events.append(.started(items[index].ticket, run: run))
  }

  /// The very time asked for, or else the time of the picture (or, without pictures, the sound) that is there.
  private mutating func startTime(of place: Int) -> Int64 {
    if items[place].isExact { return items[place].target }
    for kind in [Kind.video, .audio] {
      if let first = items[place].lanes[kind]?.again.first { return max(0, first.time) }
      guard var lane = items[place].lanes[kind], let sample = lane.peek() else { continue }
      items[place].lanes[kind] = lane
      if let time = lane.time(of: sample) { return max(0, time) }
    }
    return items[place].target
  }

  /// Lays the item at `index` from presentation time `start` on at running time `base`.
  mutating func begin(at base: Int64, from start: Int64) {
    items[index].segment = Segment(rate: rate, start: start, base: base, generation: generation)
    items[index].endOfRun = nil
    items[index].wasHeard = true
    for kind in items[index].lanes.keys { items[index].lanes[kind]?.counter = nil }
  }

  /// When the item is written whole, lays the next one right behind it, or tells that nothing follows.
  private mutating func finishItem(now: () -> Int64) {
    guard items.indices.contains(index), items[index].isExhausted() else { return }
    let end = items[index].lanes.values.compactMap(\.end).max().map { items[index].running($0) }
    let joint = end ?? items[index].segment?.base ?? now()
    items[index].endOfRun = joint
    guard items.indices.contains(index + 1) else {
      // What waits now waits for the end, and not for data.
      forgetHunger()
      if !hasToldDrain {
        hasToldDrain = true
        events.append(.drained(at: joint))
      }
      return
    }
    // The output was told that nothing follows and takes nothing more: what came too late is loaded after the end.
    guard !isClosed else { return }
    guard items[index + 1].isArmed(), items[index + 1].isAdmitted else { return tellHunger() }
    for kind in items[index + 1].lanes.keys where writers[kind] == nil { return }
    if items[index + 1].lanes[.audio] != nil { fillSilence(until: joint) }
    index += 1
    begin(at: hasToldHunger ? max(joint, now()) : joint, from: items[index].target)
    events.append(.joint(items[index].ticket, at: items[index].segment?.base ?? joint))
    hasToldHunger = false
  }

  /// Makes the sound of the item at `index` as long as its pictures, so that the next one begins on its sample.
  private mutating func fillSilence(until joint: Int64) {
    guard let lane = items[index].lanes[.audio], let last = lane.written.last, let format = lane.format,
      let end = lane.end, let segment = items[index].segment, let writer = writers[.audio], segment.rate == 1
    else { return }
    let missing = FrameCounter.frames(joint - items[index].running(end), rate: Int64(format.rate))
    writer.writeSilence(
      Int(missing), like: last.sample, rate: format.rate, from: end, change: items[index].tap?.change(),
      segment: segment)
  }
}
