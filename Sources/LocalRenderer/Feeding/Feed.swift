import GStreamer
import Playback
import Synchronization

/// Joins the samples of items, one after the other, to the output's branches.
///
/// Items' pipelines and the output each have threads of their own; whichever has something to give or to ask for calls
/// in here, and the books under the lock say what is to be done. Nothing here waits.
final class Feed: Sendable {
  private let state = Mutex(FeedState())
  let runningTime: @Sendable () -> Int64
  private let keeper: OutputTimekeeper
  private let say: AsyncStream<FeedEvent>.Continuation

  /// How many samples of sound wait decoded.
  static let soundAhead = 8

  /// What happens, for one listener.
  let events: AsyncStream<FeedEvent>

  /// `runningTime`: the output's running time now, in nanoseconds.
  init(keeper: OutputTimekeeper, runningTime: @escaping @Sendable () -> Int64) {
    self.keeper = keeper
    self.runningTime = runningTime
    (events, say) = AsyncStream.makeStream()
  }

  deinit {
    say.finish()
    for viewer in state.withLock({ Array($0.viewers.values) }) { viewer.finish() }
  }

  /// Changes the books, and does what can be done then.
  func update(_ change: (inout FeedState) -> Void) {
    state.withLock { state in
      change(&state)
      serve(&state)
    }
  }

  /// Looks something up.
  func read<Answer: Sendable>(_ question: (FeedState) -> Answer) -> Answer { state.withLock { question($0) } }

  /// The output has nothing left of this kind.
  func ask(for kind: Kind) {
    let passed = state.withLock { $0.writtenEnd(of: kind) }
    if let passed { keeper.advance(to: passed) }
    update { $0.hungry.insert(kind) }
  }

  /// A sample has come somewhere, or a track has ended.
  func look() { state.withLock { serve(&$0) } }

  /// Yielding under the lock keeps the events in the order in which things happened; it wakes nobody up by itself.
  private func serve(_ state: inout FeedState) {
    state.serve(now: runningTime)
    for event in state.events { say.yield(event) }
    state.events.removeAll()
  }

  /// Where the pipeline of the item with `ticket` delivers.
  func port(for ticket: Ticket) -> ItemPort {
    let number = portNumbers.add(1, ordering: .relaxed).newValue
    return ItemPort(
      number: number,
      expect: { [weak self] kinds in self?.expect(kinds, of: ticket) },
      expectMore: { [weak self] in
        self?.change(ticket) { for kind in $0.lanes.keys { $0.lanes[kind]?.expectedReaders += 1 } }
      },
      settle: { [weak self] kinds in
        self?.change(ticket) {
          for kind in $0.lanes.keys where !kinds.contains(kind) { $0.lanes[kind]?.expectNoMore() }
        }
      },
      reader: { [weak self] kind, edit in self?.makeReader(kind, edit: edit, of: ticket) },
      lookAhead: { [weak self] in self?.change(ticket) { $0.isLookingAhead = true } },
      lookedAhead: { [weak self] in self?.change(ticket) { $0.endLookAhead() } },
      end: { [weak self] time in
        self?.change(ticket) { ($0.nominalEnd, $0.slack) = (time, 8192) }
      },
      lose: { [weak self] kind in self?.change(ticket) { $0.lanes[kind]?.isLost = true } },
      interrupt: { [weak self] in
        // What a pipeline says that was left behind is late.
        self?.change(ticket) { if $0.portNumber == number { $0.interrupt() } }
      })
  }

  /// Changes the books of one item, if it is still there.
  func change(_ ticket: Ticket, _ body: (inout FeedItem) -> Void) {
    update { state in
      guard let place = state.items.firstIndex(where: { $0.ticket == ticket }) else { return }
      body(&state.items[place])
    }
  }

  private func expect(_ kinds: Set<Kind>, of ticket: Ticket) {
    update { state in
      guard let place = state.items.firstIndex(where: { $0.ticket == ticket }) else { return }
      state.items[place].expect(kinds)
      state.events.append(.expects(ticket, kinds))
    }
  }

  private func makeReader(_ kind: Kind, edit: Edit, of ticket: Ticket) -> SampleReader? {
    let look: @Sendable () -> Void = { [weak self] in self?.look() }
    do throws(ElementError) {
      let reader = try SampleReader(
        capacity: kind == .audio ? Self.soundAhead : 2, onSample: look, onEnd: look,
        onFlush: { [weak self] in self?.update { $0.flush(kind, of: ticket) } })
      var isWanted = false
      update { state in
        guard let place = state.items.firstIndex(where: { $0.ticket == ticket }) else { return }
        isWanted = true
        state.items[place].lanes[kind, default: Lane()].add(reader)
        var edit = edit
        edit.lead += state.items[place].origin
        state.items[place].lanes[kind]?.edit = edit
      }
      return isWanted ? reader : nil
    } catch {
      return nil  // appsink comes with the library itself; without it nothing at all is installed.
    }
  }
}

private let portNumbers = Atomic(0)
