import GStreamer

// MARK: - The end that is set

extension FeedItem {
  /// What has to be done for another end than before.
  enum Change: Sendable {
    /// Nothing: it is heeded where it comes.
    case none

    /// What is written goes beyond it, and has to be taken back.
    case takeBack

    /// What is behind the former end was thrown away, and has to be fetched again.
    case fetch
  }

  /// Takes another end over into what is being counted, and tells what else has to be done.
  mutating func set(limit new: Int64?) -> Change {
    let old = limit
    limit = new
    for kind in lanes.keys { lanes[kind]?.set(limit: new) }
    if let old, new.map({ $0 > old }) ?? true, lanes.values.contains(where: { $0.hasReached(old) }) {
      return .fetch
    }
    guard let new, let end, end > new else { return .none }
    return .takeBack
  }

  /// Takes out what is to be written again and lies behind the end that was set.
  mutating func cutAtLimit() {
    guard let limit, segment?.rate ?? 1 > 0 else { return }
    for kind in lanes.keys { lanes[kind]?.cut(at: limit) }
  }
}

extension Lane {
  /// The first frame that is not played any more, for an end that was set, or for the one in the media.
  func lastFrame(before limit: Int64?, rate: Int64) -> Int64? {
    let set = limit.map { FrameCounter.frames($0, rate: rate) }
    let own = edit.length.map { FrameCounter.frames(edit.start, rate: rate) + $0.frames * rate / $0.rate }
    return [set, own].compactMap(\.self).min()
  }

  fileprivate mutating func set(limit: Int64?) {
    guard var counter else { return }
    counter.limit = lastFrame(before: limit, rate: counter.rate)
    self.counter = counter
  }

  /// Whether it was written up to there, and what followed thrown away.
  fileprivate func hasReached(_ limit: Int64) -> Bool {
    isDone && !isLost && end.map { abs($0 - limit) < 1_000_000 } ?? true
  }

  fileprivate mutating func cut(at limit: Int64) {
    guard let end, end > limit else { return }
    again = again.compactMap { $0.kept(before: limit, format: format) }
    self.end = limit
    isDone = true
  }
}
