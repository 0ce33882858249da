import GStreamer
package import Playback

/// Looks up single pictures in an item that nobody plays.
///
/// The item is opened at the first wish, and stays open as long as the finder is there. One wish after the other: who has
/// several waits for each. Sound is not decoded.
package actor StillFinder {
  package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  private let executor = QueueExecutor(label: "StillFinder")
  private var media: Media
  private let books = Books()
  private var pipeline: ItemPipeline?
  private var listening: Task<Void, Never>?

  /// The picture that was found last, as long as those that come next follow it.
  private var last: (sample: Sample, time: Int64)?

  /// What the pipeline's threads write down, with a bell for who waits for it.
  private final class Books: Sendable {
    let state = Mutex(StillBooks())
    let bell = Bell()

    func change(_ body: (inout StillBooks) -> Void) {
      state.withLock { body(&$0) }
      bell.ring()
    }
  }

  /// Looks in `media`; nothing is opened yet.
  package init(_ media: Media) {
    startGStreamer()
    Leftovers.begin()
    self.media = media
  }

  deinit {
    listening?.cancel()
    if let pipeline { Reaper.stop([pipeline]) }
    Leftovers.end()
  }

  /// The picture that `wish` describes; nil where the item has none there.
  ///
  /// Throws the `PlaybackError` that keeps the item from being opened or read; `CancellationError` where the task is
  /// cancelled.
  package func still(_ wish: StillWish) async throws -> Still? {
    let watchdog = Alarm(in: media.timeout) { [books] in books.change { $0.hasTimedOut = true } }
    defer { watchdog.cancel() }
    return try await withTaskCancellationHandler {
      try await open()
      return try go(to: wish) ? try await found() : nil
    } onCancel: {
      books.bell.ring()
    }
  }
}

// MARK: - Opening

extension StillFinder {
  private func open() async throws {
    if pipeline == nil { open(as: nil) }
    while true {
      try check()
      let (elsewhere, manifest, isThere) = books.state.withLock { books in
        (
          books.elsewhere, books.manifest,
          books.isDecided && (books.isLost || books.lane.peek() != nil || books.lane.isExhausted())
        )
      }
      if let elsewhere {
        media = elsewhere
        open(as: nil)
      } else if let manifest, let pipeline, pipeline.manifest == nil {
        open(as: manifest)
      } else if isThere {
        return
      }
      await books.bell.wait()
    }
  }

  private func open(as manifest: Manifest?) {
    listening?.cancel()
    if let pipeline { Reaper.stop([pipeline]) }
    books.state.withLock { $0 = StillBooks() }
    let wishes = ItemWishes(wantsAudio: false)
    let pipeline = ItemPipeline(media, wishes: wishes, port: port, manifest: manifest)
    self.pipeline = pipeline
    listening = listen(to: pipeline)
    pipeline.open()
  }

  private var port: ItemPort {
    ItemPort(
      expect: { [books] kinds in
        books.change { ($0.isDecided, $0.isLost) = (true, !kinds.contains(.video)) }
      },
      expectMore: {}, settle: { _ in },
      reader: { [books] kind, edit in
        guard kind == .video else { return nil }
        let ring: @Sendable () -> Void = { books.bell.ring() }
        do throws(ElementError) {
          let reader = try SampleReader(capacity: 2, onSample: ring, onEnd: ring)
          books.change { books in
            books.lane.add(reader)
            books.lane.edit = edit
          }
          return reader
        } catch {
          return nil  // appsink comes with the library itself; without it nothing at all is installed.
        }
      },
      lookAhead: {}, lookedAhead: {}, end: { _ in }, lose: { _ in }, interrupt: {})
  }

  private func listen(to pipeline: ItemPipeline) -> Task<Void, Never> {
    let media = media
    return Task(executorPreference: executor.tasks) {
      [books, events = pipeline.events, messages = pipeline.pipeline.messages, weak pipeline] in
      await withTaskGroup { group in
        group.addTask {
          for await message in messages {
            pipeline?.note(message)
            switch message {
            case .failed(let failure):
              books.change {
                $0.failure =
                  $0.failure ?? ItemFailure.error(of: failure, media: media, missing: $0.missingPlugin)
              }
            case .missingPlugin(let description): books.change { $0.missingPlugin = description }
            default: break
            }
          }
        }
        for await event in events {
          switch event {
          case .failed(let error): books.change { $0.failure = $0.failure ?? error }
          case .isElsewhere(let media): books.change { $0.elsewhere = media }
          case .isAdaptive(let manifest): books.change { $0.manifest = manifest }
          case .lostTrack(let error): books.change { $0.failure = $0.failure ?? error }
          case .tracks(let tracks):
            // To have nothing to be seen is no fault.
            let isSeen = tracks.contains { if case .video = $0.kind { true } else { false } }
            if !isSeen { books.change { ($0.isDecided, $0.isLost) = (true, true) } }
          case .words, .timedTags, .message, .received: break
          }
        }
        group.cancelAll()
      }
    }
  }

  /// Throws what keeps the wish from being met.
  private func check() throws {
    if Task.isCancelled { throw CancellationError() }
    let (failure, hasTimedOut) = books.state.withLock { books in
      defer { books.hasTimedOut = false }
      return (books.isLost ? nil : books.failure, books.hasTimedOut)
    }
    if let failure { throw failure }
    if hasTimedOut { throw PlaybackError(.timedOut, item: media.url) }
  }
}

// MARK: - Finding

extension StillFinder {
  /// Sends the pipeline to where the picture is to be looked for, unless what comes next leads there; false where the
  /// item is over by then.
  private func go(to wish: StillWish) throws -> Bool {
    guard let pipeline, let reader = books.state.withLock({ $0.lane.readers.last }) else { return false }
    let end = pipeline.presentationDuration ?? .max
    if wish.isExact && wish.time >= end { return false }
    let isAhead = last.map { wish.time >= $0.time && wish.time - $0.time < 500_000_000 } ?? false
    if wish.isExact, isAhead {
      books.state.withLock { $0.lane.candidate = last?.sample }
    } else {
      books.state.withLock { $0.lane.clear() }
      let way: SeekPrecision = wish.isExact && !pipeline.knowsKeyFrames ? .accurate : .keyUnitBefore
      // The end itself is no place to begin at.
      let time = max(0, min(wish.time, end - 1_000_000))
      let went =
        !pipeline.hasManyPeriods
        && (reader.element.seek(rate: 1, from: time, precision: way)
          || reader.element.seek(rate: 1, from: time, precision: .keyUnitBefore))
      if !went, last?.time ?? 0 > wish.time {
        throw PlaybackError(.other, item: media.url, detail: "the source cannot go back")
      }
    }
    last = nil
    if wish.isExact {
      books.state.withLock { $0.lane.landing = Landing(time: wish.time, isExact: true) }
    }
    return true
  }

  /// Waits for the picture.
  private func found() async throws -> Still? {
    while true {
      try check()
      let (isFound, sample, stamp) = books.state.withLock { books -> (Bool, Sample?, Int64?) in
        if books.isLost { return (true, nil, nil) }
        guard books.lane.isArmed() else { return (false, nil, nil) }
        let sample = books.lane.again.first?.sample ?? books.lane.take()
        books.lane.again = []
        return (true, sample, sample.flatMap { books.lane.time(of: $0) })
      }
      if isFound {
        guard let sample, let stamp, let pixels = PixelBlock(sharing: sample) else { return nil }
        last = (sample, stamp)
        return Still(pixels: pixels, time: stamp, rotation: rotation)
      }
      await books.bell.wait()
    }
  }

  private var rotation: Int {
    for track in pipeline?.shownTracks ?? [] where track.isSelected {
      if case .video(let format) = track.kind { return format.rotation }
    }
    return 0
  }
}
