import CoreMedia
import GStreamer
import Playback

// MARK: - Items come and go

extension LocalRenderer {
  func load(_ media: Media, at start: CMTime, ticket: Ticket) {
    guard current != ticket else { return }
    clear()
    current = ticket
    let target = max(0, start.nanoseconds ?? 0)
    open(media, ticket: ticket, target: target, start: target > 0 ? target : nil)
    output.pause()
    if target == 0 { feed.update { $0.phase = .gathering } }
    items[ticket]?.pipeline.open()
  }

  func enqueue(_ media: Media, ticket: Ticket) {
    guard items[ticket] == nil else { return }
    for (other, _) in items where other > current ?? Ticket(0) { dequeue(other) }
    open(media, ticket: ticket, target: 0, start: nil)
    items[ticket]?.pipeline.open()
  }

  func dequeue(_ ticket: Ticket) {
    guard ticket != current, items[ticket] != nil else { return }
    var isRemoved = false
    feed.update { isRemoved = $0.remove(ticket) }
    if isRemoved { close(ticket) } else { takeBack(ticket) }
  }

  /// A follower whose first samples are with the output already is taken back with a flush.
  private func takeBack(_ ticket: Ticket) {
    guard let time = position?.time else { return close(ticket) }
    startFlush()
    let (running, rate) = (output.runningTime, feed.read { $0.rate })
    output.stopFlush()
    feed.update { state in
      state.replay(from: time, rate: rate, at: running)
      _ = state.remove(ticket)
    }
    close(ticket)
  }

  func stop() {
    // Told again, it leaves the output alone: a file would be opened once more, and so emptied.
    guard current != nil else { return }
    // Nothing is flushed: what has ended would begin anew for that, and a WAV file would be written over.
    forgetItems()
    output.stop()
    output.forgetFormat()
    stalledAt = nil
  }

  /// Puts the tracks that someone chose in the place of those that play, where playback is.
  func select(_ tracks: [Int], ticket: Ticket) {
    guard let item = items[ticket], item.wishes.selection != tracks else { return }
    items[ticket]?.wishes.selection = tracks
    let readsAnother = item.pipeline.readsAnotherText(as: tracks)
    guard item.isReady, !item.pipeline.plays(tracks) else {
      if readsAnother { readAnotherText(of: ticket) }
      return
    }
    if ticket == current { return reload(ticket, at: place) }
    // A follower that is being written already is taken up anew by nobody.
    if feed.read({ state in state.items.dropFirst(state.index + 1).contains { $0.ticket == ticket } }) {
      reopen(ticket)
    }
  }

  /// Takes an item up anew at a time.
  func reload(_ ticket: Ticket, at time: Int64) {
    guard let item = items[ticket] else { return }
    output.startFlush()
    let old = feed.read { $0.items }
    feed.update { state in
      state.removeAll()
      state.generation += 1
    }
    output.stopFlush()
    close(ticket)
    open(item.media, ticket: ticket, target: time, start: time > 0 ? time : nil, wishes: item.wishes)
    items[ticket]?.mix = item.mix
    feed.update { $0.takeOver(from: old) }
    if time == 0 { feed.update { $0.phase = .gathering } }
    items[ticket]?.pipeline.open()
  }

  /// Lets go of every item and of what was on its way.
  private func clear() {
    output.startFlush()
    forgetItems()
    output.pause()
    output.stopFlush()
    output.forgetFormat()
  }

  /// Lets go of every item, and leaves the output as it is.
  private func forgetItems() {
    for wake in wakes.values { wake.cancel() }
    wakes = [:]
    finishSeek(at: nil)
    rate = 0
    feed.update { state in
      state.removeAll()
      state.generation += 1
    }
    for ticket in items.keys { close(ticket) }
    current = nil
    stalledAt = nil
  }

  private func open(_ media: Media, ticket: Ticket, target: Int64, start: Int64?, wishes: ItemWishes? = nil) {
    var wishes = wishes ?? ItemWishes(wantsVideo: output.video != .none)
    if let limits = limits.removeValue(forKey: ticket) { wishes.limits = limits }
    let pipeline = ItemPipeline(media, wishes: wishes, port: feed.port(for: ticket))
    var item = FeedItem(ticket: ticket, target: target)
    item.beginning = pipeline.beginning
    item.portNumber = pipeline.port.number
    feed.update { [item] in $0.add(item) }
    let listening = listen(to: pipeline, ticket: ticket)
    readSubtitles(of: media, ticket: ticket)
    items[ticket] = LoadedItem(
      media: media, pipeline: pipeline, listening: listening, wishes: wishes, start: start,
      reconnection: Reconnection(delays: delays))
  }

  /// Opens an item anew in another way, or after a server that failed, as if nothing had been.
  func reopen(_ ticket: Ticket, as manifest: Manifest? = nil, pushed: Bool = false) {
    openAnew(ticket, as: manifest, pushed: pushed) {
      $0.lanes = [:]; $0.isDecided = false; $0.wasArmed = false; $0.isLookingAhead = false
      $0.interruption = nil
    }
  }

  /// Gives an item another pipeline; `change`: what becomes of what the former one has given.
  func openAnew(
    _ ticket: Ticket, as manifest: Manifest? = nil, pushed: Bool = false, change: (inout FeedItem) -> Void
  ) {
    guard let item = items[ticket] else { return }
    item.listening.cancel()
    Reaper.stop([item.pipeline])
    let pipeline = ItemPipeline(
      item.media, wishes: item.wishes, port: feed.port(for: ticket), manifest: manifest, isPushed: pushed)
    feed.change(ticket) {
      change(&$0)
      $0.portNumber = pipeline.port.number
      $0.beginning = pipeline.beginning
    }
    items[ticket]?.pipeline = pipeline
    items[ticket]?.listening = listen(to: pipeline, ticket: ticket)
    pipeline.open()
  }

  private func listen(to pipeline: ItemPipeline, ticket: Ticket) -> Task<Void, Never> {
    Task(executorPreference: executor.tasks) {
      [
        weak self, events = pipeline.events, messages = pipeline.pipeline.messages, say = pipeline.say,
        weak pipeline
      ] in
      await withTaskGroup { group in
        group.addTask {
          for await message in messages {
            pipeline?.note(message)
            say.yield(.message(message))
          }
        }
        for await event in events { await self?.heard(event, of: ticket, from: pipeline) }
        group.cancelAll()
      }
    }
  }

  func close(_ ticket: Ticket) {
    guard let item = items.removeValue(forKey: ticket) else { return }
    item.listening.cancel()
    item.tap?.end()
    item.textReading?.cancel()
    wakes.removeValue(forKey: .joint(ticket))?.cancel()
    Reaper.stop([item.pipeline])
  }
}
