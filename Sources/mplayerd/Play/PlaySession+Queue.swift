import AVFoundation
import Playback

extension PlaySession {
  /// How many items the player holds: the current one, the one made ready to follow it, and one more in case that one
  /// is bad.
  private static let depth = 3

  /// Gives the player what it lacks, and ends when nothing is left to play.
  func fill() {
    while entries.count < Self.depth, let place = order.next() { add(place) }
    if entries.isEmpty { finish() }
  }

  private func add(_ place: PlayPlace) {
    let wanted = options.items[place.index]
    let item = AVPlayerItem(asset: AVURLAsset(wanted.media(options)))
    let entry = PlayEntry(place, item, name: wanted.address.name)
    let (metadata, warning) = wanted.metadata()
    item.externalMetadata = metadata
    item.forwardPlaybackEndTime = options.end
    if options.start > .zero {
      item.seek(to: options.start, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
    }
    entry.observation = item.observe(\.status) { [weak self, weak entry] _, _ in
      MainActor.assumeIsolated {
        if let self, let entry { self.statusChanged(of: entry) }
      }
    }
    entries.append(entry)
    if let warning, place.round == 1 { tell(.warning(Failure(warning)), of: entry) }
    player.insert(item, after: nil)
  }

  /// The item that plays became another.
  func currentChanged() {
    let entry = entries.first { $0.item === player.currentItem }
    guard entry !== current else { return }
    current = entry
    target = nil
    guard let entry else { return }
    started(entry)
    statusChanged(of: entry)
    noteRunning()
  }

  /// The item became the current one; without a clock it may be over again before that is heard of.
  private func started(_ entry: PlayEntry) {
    guard !entry.isStarted else { return }
    entry.isStarted = true
    summary.records[entry.place.index].started(at: now)
    tell(.start(url: options.items[entry.place.index].address.shown, round: entry.place.round), of: entry)
  }

  /// The item can play, or cannot.
  func statusChanged(of entry: PlayEntry) {
    switch entry.item.status {
    case .readyToPlay:
      if options.rate < 0, !entry.item.canPlayReverse { return refuseReverse(entry) }
      order.succeeded(entry.place)
      if entry === current, !entry.isTold { ready(entry) }
      fill()
    case .failed: failed(entry, with: entry.item.error)
    case .unknown: break
    }
  }

  private func ready(_ entry: PlayEntry) {
    entry.isTold = true
    let titles = Titles(of: entry.item)
    summary.records[entry.place.index].duration = entry.duration
    summary.records[entry.place.index].title = titles.title
    tell(
      .ready(
        duration: entry.duration, isSeekable: !entry.item.seekableTimeRanges.isEmpty, title: titles.title,
        artist: titles.artist), of: entry)
    if options.rate < 0, options.start == .zero {
      player.seek(to: entry.item.duration, toleranceBefore: .zero, toleranceAfter: .zero)
    }
  }

  /// The item came to its end.
  func ended(_ entry: PlayEntry) {
    guard remove(entry) else { return }
    started(entry)
    if entry.item.status == .readyToPlay, !entry.isTold { ready(entry) }
    if let duration = entry.duration { summary.records[entry.place.index].duration = duration }
    let position = endPosition(of: entry)
    // A short item without a clock may be over before it was told that it runs.
    if options.rate > 0 { summary.records[entry.place.index].ran(from: options.start.seconds, at: now) }
    summary.records[entry.place.index].ended(at: position)
    measure(entry)
    tell(.ended(position: position), of: entry)
    fill()
  }

  /// Where the item ended: at its very end where it came close to that, since positions are reckoned.
  private func endPosition(of entry: PlayEntry) -> Double {
    let position = entry.position ?? 0
    let ends = [entry.duration, options.end.isNumeric ? options.end.seconds : nil].compactMap(\.self)
    guard options.rate > 0, let end = ends.min(), abs(end - position) < slack else { return position }
    return end
  }

  /// The item cannot go on.
  func failed(_ entry: PlayEntry, with error: (any Error)?) {
    guard remove(entry) else { return }
    let failure = Failure(error, of: options.items[entry.place.index].address.uri)
    let position = entry === current ? entry.position : nil
    summary.records[entry.place.index].failed(failure, at: position)
    measure(entry)
    tell(.failed(failure, position: position), of: entry)
    if case .wav = options.audio, failure.isOfOutput {
      // The next item would begin the file anew.
      summary.isFileBroken = true
      return finish()
    }
    fill()
    // The player skips an item that fails; should it hold on to it, or have paused because nothing followed yet, it
    // is helped on.
    DispatchQueue.main.async {
      if self.player.currentItem === entry.item { self.player.advanceToNextItem() }
      if self.wantsToPlay, self.player.rate == 0 { self.player.play() }
    }
  }

  /// The item only plays forwards, which was not asked for.
  private func refuseReverse(_ entry: PlayEntry) {
    if entry !== current { player.remove(entry.item) }
    let url = options.items[entry.place.index].address.uri
    failed(entry, with: PlaybackError(.other, item: url, detail: "it does not play backwards"))
  }

  /// Forgets the entry; false when that was done already.
  private func remove(_ entry: PlayEntry) -> Bool {
    guard let place = entries.firstIndex(where: { $0 === entry }) else { return false }
    entries.remove(at: place)
    return true
  }
}
