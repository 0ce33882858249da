import AVFoundation

extension PlaySession {
  /// Listens to the player and its items; the result keeps the observations alive.
  func listen() -> [NSKeyValueObservation] {
    hear(AVPlayerItem.didPlayToEndTimeNotification) { session, entry, _ in session.ended(entry) }
    hear(AVPlayerItem.failedToPlayToEndTimeNotification) { session, entry, error in
      session.failed(entry, with: entry.item.error ?? error)
    }
    hear(AVPlayerItem.playbackStalledNotification) { session, entry, _ in session.stalled(entry) }
    hear(AVPlayerItem.newErrorLogEntryNotification) { session, entry, _ in session.warned(entry) }
    return [
      player.observe(\.currentItem) { [weak self] _, _ in MainActor.assumeIsolated { self?.currentChanged() }
      },
      player.observe(\.timeControlStatus) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.stateChanged() }
      },
      player.observe(\.rate) { [weak self] _, _ in MainActor.assumeIsolated { self?.rateChanged() } },
    ]
  }

  private func hear(
    _ name: Notification.Name, _ action: @escaping @MainActor (PlaySession, PlayEntry, (any Error)?) -> Void
  ) {
    // Registered until the process ends, as the session is.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let item = notification.object as? AVPlayerItem
      let error = notification.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] as? any Error
      MainActor.assumeIsolated {
        guard let self, let entry = self.entries.first(where: { $0.item === item }) else { return }
        action(self, entry, error)
      }
    }
  }

  private func stalled(_ entry: PlayEntry) {
    summary.records[entry.place.index].stalled()
    tell(.stalled(position: entry.position ?? 0), of: entry)
  }

  private func warned(_ entry: PlayEntry) {
    // What ends an item is in the log as well, and is told of otherwise.
    let warnings = entry.item.warnings.dropFirst(entry.toldWarnings)
    entry.toldWarnings += warnings.count
    for warning in warnings { tell(.warning(Failure(warning)), of: entry) }
  }

  /// Time began to run, or stands still.
  private func stateChanged() {
    noteRunning()
    guard let current else { return }
    tell(
      .state(
        state, reason: player.reasonForWaitingToPlay?.rawValue, rate: Double(player.rate),
        position: current.position ?? 0), of: current)
  }

  /// The first run of an item is the end of its start-up.
  func noteRunning() {
    guard let current, player.timeControlStatus == .playing else { return }
    let position = current.position ?? 0
    let start = options.start.seconds
    // An item starts at its very start, even if it is told a little later that it does.
    summary.records[current.place.index].ran(from: abs(position - start) < slack ? start : position, at: now)
  }

  /// How far, in seconds, a reckoned position may be from what it must be; without a clock there is nothing to reckon by.
  var slack: Double { options.keepsTime ? 0.25 : .infinity }

  /// Playing backwards, the beginning is the end.
  private func rateChanged() {
    guard options.rate < 0, wantsToPlay, player.rate == 0, let current, (current.position ?? 1) <= 0 else {
      return
    }
    ended(current)
    player.advanceToNextItem()
    player.play()
  }

  /// What playback does now.
  var state: ProgressLine.State {
    switch player.timeControlStatus {
    case .playing: .playing
    case .paused: .paused
    case .waitingToPlayAtSpecifiedRate: .waiting
    }
  }

  /// How the item is doing, as one line.
  func line(of entry: PlayEntry) -> ProgressLine {
    var line = ProgressLine()
    line.position = target ?? entry.position ?? 0
    line.duration = entry.duration
    line.buffered = entry.buffered
    line.rate = Double(player.rate == 0 ? player.defaultRate : player.rate)
    line.state = state
    line.volume = Double(player.volume)
    line.isMuted = player.isMuted
    line.title = summary.records[entry.place.index].title ?? entry.name
    return line
  }
}
