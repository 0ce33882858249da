import AVFoundation

extension PlaySession {
  /// Does what a key asks for.
  func press(_ key: Key) {
    switch key {
    case .pauseOrPlay: pauseOrPlay()
    case .jump(let seconds): jump(by: Double(seconds))
    case .volume(let hundredths): turn(by: hundredths)
    case .mute: player.isMuted.toggle()
    case .rate(let tenths): pace(by: tenths)
    case .next: next()
    case .previous: previous()
    case .quit: stop()
    }
  }

  /// Notes how far the item was rendered, before its position changes.
  func sample() {
    guard target == nil, let current, let position = current.position else { return }
    summary.records[current.place.index].reached(position)
  }

  private func pauseOrPlay() {
    wantsToPlay = player.rate == 0
    if wantsToPlay { player.play() } else { player.pause() }
  }

  private func jump(by seconds: Double) {
    guard let current, let position = target ?? current.position else { return }
    sample()
    let goal = min(max(position + seconds, 0), current.duration ?? .infinity)
    target = goal
    tell(.seek(to: goal), of: current)
    let begin = now
    player.seek(
      to: CMTime(seconds: goal, preferredTimescale: 1_000_000_000), toleranceBefore: .zero,
      toleranceAfter: .zero
    ) { [weak self] isThere in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let self, isThere { self.summary.records[current.place.index].sought(in: self.now - begin) }
          self?.arrived(at: goal, in: current)
        }
      }
    }
  }

  /// The seek is over, or another took its place.
  private func arrived(at goal: Double, in entry: PlayEntry) {
    guard target == goal, entry === current else { return }
    target = nil
    if let position = entry.position { summary.records[entry.place.index].jumped(to: position) }
  }

  private func turn(by hundredths: Int) {
    let now = Int((player.volume * 100).rounded())
    player.volume = Float(min(max(now + hundredths, 0), 100)) / 100
  }

  private func pace(by tenths: Int) {
    let now = Int((player.defaultRate * 10).rounded())
    let next = min(max(now + tenths, 2), 40)
    player.defaultRate = Float(next) / 10
    if player.rate != 0 { player.rate = player.defaultRate }
  }

  private func next() {
    guard let current else { return }
    sample()
    entries.removeAll { $0 === current }
    if entries.isEmpty { return stop() }
    player.advanceToNextItem()
    fill()
  }

  private func previous() {
    guard let current else { return }
    sample()
    order.go(to: order.place(before: current.place))
    entries.removeAll()
    player.removeAllItems()
    fill()
    if wantsToPlay { player.play() }
  }
}
