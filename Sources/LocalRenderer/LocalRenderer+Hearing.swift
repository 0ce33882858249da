import CoreMedia
import GStreamer
import Playback

// MARK: - What the feed says

extension LocalRenderer {
  func heard(_ event: FeedEvent) {
    switch event {
    case .expects(let ticket, let kinds): prepareBranches(kinds, for: ticket)
    case .armed(let ticket): armed(ticket)
    case .started(let ticket, let run): started(ticket, run: run)
    case .stepped(let ticket, let time): stepped(ticket, to: time)
    case .flushed(let ticket): flushed(ticket)
    case .joint(let ticket, let running):
      wakeForJoint(ticket, at: running)
    case .drained:
      var isLast = false
      feed.update { isLast = $0.close() }
      if isLast { output.end() }
    case .starving(let running):
      wakeForHunger(at: running)
      takeUpWhereDue()
    }
  }

  private func prepareBranches(_ kinds: Set<Kind>, for ticket: Ticket) {
    guard items[ticket] != nil else { return }
    for kind in Kind.allCases where kinds.contains(kind) {
      do throws(PlaybackError) {
        let remark = try output.prepare(kind) { [weak feed] in feed?.ask(for: kind) }
        if let remark, !hasSaidRemark {
          hasSaidRemark = true
          say(.warned(remark), of: ticket)
        }
      } catch {
        fail(ticket, error)
        return
      }
    }
    output.set(volume: volume, isMuted: isMuted)
    applyMix(to: ticket)
    let writers = output.branches.mapValues(\.writer)
    var captioner: (@Sendable (String) -> Void)?
    if let overlay = output.branches[.video]?.overlay { captioner = { overlay.set(text: $0, for: "text") } }
    feed.update { state in
      state.writers = writers
      state.captioner = captioner
    }
  }

  /// The first samples of an item are there: it is ready, unless it has to be sent to its start first.
  private func armed(_ ticket: Ticket) {
    if goOnWithRest(of: ticket) { return }
    guard var item = items[ticket] else { return }
    if let start = item.start, ticket == current {
      items[ticket]?.start = nil
      // Behind the end there is nothing to begin with; its last hundredth of a second ends at once.
      let last = item.pipeline.presentationDuration.map { max(0, $0 - 10_000_000) } ?? start
      if !go(to: min(start, last), precision: .accurate, rate: 1) {
        finishSeek(at: nil)
        feed.update { $0.restart(from: 0, isExact: true, rate: 1) }
      }
      return
    }
    var (isBarren, isLost) = (false, false)
    feed.change(ticket) { (isBarren, isLost) = ($0.isBarren(), $0.isLost) }
    if isBarren {
      // Why its tracks are lost is on its way, and a better answer.
      if isLost { return }
      // wavparse of GStreamer 1.22 gives nothing where a few odd bytes follow the data.
      if item.pipeline.isPushed || !item.pipeline.isWave {
        return fail(
          ticket, PlaybackError(.damaged, item: item.media.url, detail: "there is nothing to play in it"))
      }
      return reopen(ticket, pushed: true)
    }
    if item.isReady {
      feed.change(ticket) { $0.isAdmitted = true }
      if isStalled { say(.buffering(item.buffering(isEmpty: false)), of: ticket) }
      return
    }
    item.isReady = true
    item.take(tagsAtEnds(of: ticket))
    if item.chapters.isEmpty { item.take(chaptersAtEnds(of: ticket)) }
    if item.chapters.isEmpty { item.chapters = item.pipeline.movieChapters }
    item.tracks = item.pipeline.shownTracks
    if let format = feed.read({ $0.items.first { $0.ticket == ticket }?.lanes[.audio]?.knownFormat }) {
      item.learn(format)
    }
    item.duration = item.pipeline.presentationDuration
    items[ticket] = item
    // A file without an index is guessed at from its first frames, of which the readers take too few.
    if item.duration == nil { read(ahead: 96, of: ticket) }
    say(.ready(readiness(of: item)), of: ticket)
    tellTimedTags(of: ticket)
    readText(of: ticket)
    watchWindow(of: ticket)
    let end = item.pipeline.hasExactDuration ? item.duration : nil
    feed.change(ticket) { ($0.nominalEnd, $0.isAdmitted) = (end ?? $0.nominalEnd, true) }
    say(.buffering(item.buffering(isEmpty: false)), of: ticket)
    guard ticket == current else { return output.keepFormat() }
    tellMotion()
    if let rate = item.rateWhenReady { set(rate: rate) }
  }

  /// The tags that came in front of the first samples: on the bus they may still be on their way.
  private func tagsAtEnds(of ticket: Ticket) -> [TagValue] { ends(of: ticket).flatMap(\.allTags) }

  /// The chapters, which may still be on their way on the bus too.
  private func chaptersAtEnds(of ticket: Ticket) -> [Message.ChapterMark] {
    ends(of: ticket).lazy.map(\.chapters).first { !$0.isEmpty } ?? []
  }

  private func ends(of ticket: Ticket) -> [Pad] {
    let readers = feed.read { $0.items.first { $0.ticket == ticket }?.lanes.values.flatMap(\.readers) ?? [] }
    return readers.compactMap { $0.element.pad("sink") }
  }

  private func readiness(of item: LoadedItem) -> Readiness {
    Readiness(
      duration: item.duration.map { CMTime(nanoseconds: $0) } ?? .indefinite, seekable: item.seekable,
      tracks: item.tracks, tags: item.tags, chapters: item.chapters,
      // wavparse refuses to.
      playsBackwards: !item.pipeline.isWave, dates: item.pipeline.playlist?.dates ?? [],
      recommendedOffset: item.recommendedOffset, variants: item.pipeline.variants)
  }

  /// What was written of the current item is given once more.
  private func flushed(_ ticket: Ticket) {
    guard ticket == current, feed.read({ $0.phase == .flushing }) else { return }
    let (place, rate) = (position?.time, feed.read { $0.rate })
    let time = feed.read { place ?? $0.items.first?.target ?? 0 }
    output.startFlush()
    feed.update { $0.hold() }
    output.stopFlush()
    feed.update { $0.restart(from: time, isExact: true, rate: rate) }
  }

  private func started(_ ticket: Ticket, run: Int) {
    // Where it began may be over already: then a seek has been begun since, which will tell of its own start.
    let start = feed.read { state in
      state.phase == .feeding && state.run == run
        ? state.items.first { $0.ticket == ticket }?.segment?.start : nil
    }
    guard ticket == current, let time = start else { return }
    if items[ticket]?.isReady == true {
      items[ticket]?.reconnection.succeed()
      stalledAt = nil
      if stepOn(from: time) { return }
      finishSeek(at: time)
      if rate != 0 { output.play() }
      // At rest nothing is heard, whatever an output without a clock has been given.
      if rate != 0 { return tellMotion() }
      say(.moving(from: CMTime(nanoseconds: time), rate: 0), of: ticket)
    }
  }
}

// MARK: - What the output says

extension LocalRenderer {
  func heard(_ message: Message) {
    switch message {
    case .endOfStream: ended()
    case .failed(let failure):
      let error = OutputFailure.error(of: failure)
      if let current { fail(current, error) }
      output.stop()
    case .warned(let failure):
      if let current { say(.warned(PlaybackError(.outputFailed, detail: failure.message)), of: current) }
    default: break
    }
  }

  /// Everything has been heard to its last sample.
  private func ended() {
    // A sink that keeps no time is through before the clock is: what it has been given has been heard.
    for ticket in feed.read({ state in state.items.prefix(state.index + 1).dropFirst().map(\.ticket) }) {
      began(ticket)
    }
    // At rest it has been told already, or will be once more: a sink that has ended says so whenever it starts.
    guard let current, let item = items[current], rate != 0 else { return }
    let end = feed.read { $0.items.first?.end ?? $0.items.first?.target ?? 0 }
    let isForwards = feed.read { $0.rate } > 0
    rate = 0
    output.pause()
    output.settle()
    let at = CMTime(nanoseconds: isForwards ? end : 0)
    if !isForwards { return say(.ended(at: at), of: current) }
    if let duration = item.duration, end > duration {
      // The header said less than there was.
      items[current]?.duration = end
      say(.duration(at), of: current)
    }
    tellTransferNow(of: current)
    if let failure = item.failure ?? item.shortfall(endingAt: end, limit: feed.read { $0.items.first?.limit })
    {
      say(.failed(failure, at: at), of: current)
    } else {
      say(.ended(at: at), of: current)
    }
  }
}

// MARK: - Joints and hunger

extension LocalRenderer {
  /// Waits for the moment at which the follower is heard.
  private func wakeForJoint(_ ticket: Ticket, at running: Int64) {
    guard items[ticket] != nil else { return }
    wake(.joint(ticket), at: running) { await $0.began(ticket) }
  }

  func cancelJoints() {
    for key in wakes.keys { if case .joint = key { wakes.removeValue(forKey: key)?.cancel() } }
    wakes.removeValue(forKey: .hunger)?.cancel()
  }

  /// Waits anew for the joint that is written but not heard.
  func wakeForJoints() {
    let ahead = feed.read { state in
      state.items.prefix(state.index + 1).dropFirst().map { ($0.ticket, $0.segment?.base) }
    }
    for (ticket, base) in ahead { if let base { wakeForJoint(ticket, at: base) } }
  }

  private func began(_ ticket: Ticket) {
    guard let item = items[ticket], ticket != current else { return }
    if let current { tellTransferNow(of: current) }
    // Without a clock it may be over before word of its first samples has come here.
    if !item.isReady { armed(ticket) }
    wakes[.joint(ticket)] = nil
    if let old = current, let end = feed.read({ $0.items.first { $0.ticket == old }?.end }) {
      say(.moving(from: CMTime(nanoseconds: end), rate: rate), of: old)
    }
    var heard: [Ticket] = []
    feed.update { heard = $0.forgetItems(before: ticket) }
    current = ticket
    say(.began, of: ticket)
    watchWindow(of: ticket)
    // Without a clock it may be played to its end by now; listeners are told where it began all the same.
    let start = feed.read { $0.items.first?.segment?.start ?? 0 }
    if output.pace == .unbound {
      say(.moving(from: CMTime(nanoseconds: start), rate: rate), of: ticket)
    } else {
      tellMotion()
    }
    for old in heard { close(old) }
  }

  /// Waits until what is written is over; if nothing has come by then, time must not run on.
  func wakeForHunger(at running: Int64) {
    wake(.hunger, at: running + 100_000_000) { await $0.starved(since: running) }
  }

  private func starved(since running: Int64) {
    guard let current, rate != 0, !isStalled, output.pace == .realTime, items[current]?.failure == nil,
      feed.read({ $0.isStarving })
    else { return }
    output.pause()
    stalledAt = place
    feed.change(current) { $0.wasArmed = false }
    say(.stalled, of: current)
    if items[current]?.reconnection.isUnderWay == true { tellBuffering(of: current) }
    tellMotion()
  }

  private func wake(_ key: Wake, at running: Int64, _ body: @escaping @Sendable (LocalRenderer) async -> Void)
  {
    wakes.removeValue(forKey: key)?.cancel()
    guard rate != 0 || output.pace == .unbound else { return }
    let instant = keeper.now + .nanoseconds(running - feed.runningTime())
    wakes[key] = Task(executorPreference: executor.tasks) { [weak self, keeper] in
      do {
        try await keeper.sleep(until: instant)
        if let self { await body(self) }
      } catch {}  // Cancelled: the moment will not come, or another time.
    }
  }
}
