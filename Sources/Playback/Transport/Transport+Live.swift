import CoreMedia

// MARK: - What is live

extension Transport {
  /// Whether the current item is live: it can play, and has no end.
  private var isLive: Bool { isReady && current?.duration.isNumeric == false }

  /// Playback is to go on after a rest: where its place is gone by then, it goes on behind the edge.
  mutating func returnToWindow(at now: ContinuousClock.Instant) {
    guard isLive, seeking == nil, let start = current?.seekable.first?.start else { return }
    if position(at: now) < start { jumpToEdge(at: now) }
  }

  /// Data has come again after it had run out: where the distance from the edge is to be kept, playback leaves out what
  /// it was late for.
  mutating func makeUpForStall(at now: ContinuousClock.Instant) {
    guard isLive, seeking == nil, intent.current?.preservesOffset == true, current?.seekable.isEmpty == false
    else { return }
    jumpToEdge(at: now)
  }

  /// Goes on at the wanted distance behind the edge.
  private mutating func jumpToEdge(at now: ContinuousClock.Instant) {
    hold(at: now)
    seeking = Seeking(seek: Seek(nextNumber(), to: .positiveInfinity), cause: .edge)
  }

  /// How far behind the edge the current item is to be.
  var offsetFromEdge: CMTime {
    let wanted = [intent.current?.offsetFromLive, current?.recommendedOffset].compactMap(\.self)
    return wanted.first { $0.isNumeric && $0 > .zero } ?? .zero
  }
}
