import GStreamer

/// What is between the two halves of an item whose connection was lost.
enum Interruption: Sendable, Hashable {
  /// Its pipeline has failed: what came is played, and it is not over with that.
  case lost

  /// Another pipeline has been opened for the rest, and is at its own beginning: nothing of it is played.
  case opening

  /// That one is being sent to where the rest begins: nothing of it is even looked at.
  case seeking

  /// It has been sent there, and whether it came there is not known yet.
  case arriving

  /// Whether the pipeline that gives the rest is not where that begins yet.
  var isUnderWay: Bool { self != .lost }
}

extension FeedItem {
  /// Its pipeline has failed: it ends with what has come only if that is said.
  mutating func interrupt() {
    if interruption == nil, !lanes.values.contains(where: \.isCut) { interruption = .lost }
  }

  /// It has tracks of these kinds.
  mutating func expect(_ kinds: Set<Kind>) {
    isDecided = true
    guard interruption == .opening else {
      for kind in kinds { lanes[kind] = Lane() }
      return
    }
    for kind in lanes.keys where !kinds.contains(kind) { lanes[kind]?.isLost = true }
  }

  /// It ends with what has come.
  mutating func cut() {
    for kind in lanes.keys {
      // What another pipeline has at its beginning is not what follows.
      if interruption?.isUnderWay ?? false { lanes[kind]?.awaitRest() }
      lanes[kind]?.isCut = true
    }
    (interruption, isDecided) = (nil, true)
  }

  /// Another pipeline is about to be opened for the rest.
  mutating func awaitRest() {
    interruption = .opening
    (isDecided, wasArmed, isLookingAhead) = (false, false, false)
    for kind in lanes.keys { lanes[kind]?.awaitRest() }
  }

  /// That pipeline is about to be sent to where the rest begins, which is told in presentation time.
  ///
  /// Sound and pictures are given in turns, so what they lack begins at about one place; one that is far behind has
  /// ended.
  mutating func seekRest() -> Int64 {
    interruption = .seeking
    for kind in lanes.keys { lanes[kind]?.drop() }
    let ends = lanes.values.compactMap(\.end)
    let last = ends.max() ?? target
    return ends.filter { $0 > last - 10_000_000_000 }.min() ?? last
  }

  /// It has been sent there.
  mutating func arrive() { (interruption, wasArmed) = (.arriving, false) }

  /// Whether it came elsewhere, as demuxers do that have to guess: what comes begins behind what was written, or nothing
  /// comes well before the end.
  mutating func hasMissed(duration: Int64?) -> Bool {
    var isEmpty = true
    for (kind, lane) in lanes where !lane.isDone && !lane.isLost {
      guard let sample = lanes[kind]?.peek() else { continue }
      isEmpty = false
      guard let end = lane.end, let stamp = lane.time(of: sample) else { continue }
      if stamp > end + (kind == .audio ? 50_000_000 : 1_000_000_000) { return true }
    }
    return isEmpty && end ?? 0 < (duration ?? 0) - 1_000_000_000
  }

  /// What comes now is the rest, or comes before it.
  mutating func goOn() { (interruption, wasArmed) = (nil, false) }
}

extension Lane {
  /// The rest of it comes from other readers.
  fileprivate mutating func awaitRest() {
    forgetReaders()
    (counter, isResumed) = (nil, true)
  }

  /// Whether its new reader has given something, or will give nothing.
  mutating func hasBegun() -> Bool { isDone || isLost || peek() != nil || readers.last?.isAtEnd ?? false }

  /// Whether a picture was written before its pipeline failed, and has come once more.
  func isOld(_ stamp: Int64, lasting duration: Int64) -> Bool {
    guard isResumed, let end else { return false }
    return stamp + duration / 2 <= end + (duration == 0 ? Landing.tolerance : 0)
  }
}
