import AVFoundation
import Playback

/// One player of the harness, with what it tells.
@MainActor final class BenchPlayer {
  private let id: String
  private let events: BenchEvents
  private let player = AVQueuePlayer()
  private var items: [AVPlayerItem] = []
  private var observations: [NSKeyValueObservation] = []
  private var tokens: [any NSObjectProtocol] = []

  /// Whether a pause was asked for that is told once the item can play.
  private var owesPause = false

  /// Makes the player called `id`.
  init(_ id: String, events: BenchEvents) {
    self.id = id
    self.events = events
    player.automaticallyWaitsToMinimizeStalling = false
    observations = [
      player.observe(\.timeControlStatus) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.stateChanged() }
      },
      player.observe(\.currentItem?.status) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.statusChanged() }
      },
    ]
    hear(AVPlayerItem.didPlayToEndTimeNotification) { $0.ended($1) }
    hear(AVPlayerItem.failedToPlayToEndTimeNotification) { $0.failed($1) }
  }

  /// Lets go of everything.
  func close() {
    stop()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    observations = []
  }

  /// Carries out a command; false when it is none of a player's.
  func perform(_ line: BenchLine) -> Bool {
    switch line.name {
    case "new": break
    case "load": load(line.argument)
    case "next": next(line.argument)
    case "play": player.play()
    case "pause": pause()
    case "stop": stop()
    case "seek": seek(line)
    case "rate": player.rate = Float(Decimals.read(line.argument) ?? 1)
    case "pos": events.tell(id, "pos \(Self.nanoseconds(player.currentTime()))")
    case "dur": events.tell(id, "dur \(Self.nanoseconds(player.currentItem?.duration ?? .indefinite))")
    default: return false
    }
    return true
  }

  // MARK: - Commands

  private func load(_ url: String) {
    stop()
    add(url)
  }

  private func next(_ url: String) { add(url) }

  private func add(_ url: String) {
    let address = Address(Word(url), in: WorkingDirectory.path)
    let item = AVPlayerItem(asset: AVURLAsset(Media(url: address.uri)))
    items.append(item)
    player.insert(item, after: nil)
  }

  private func pause() {
    player.pause()
    owesPause = true
    statusChanged()
  }

  private func stop() {
    owesPause = false
    player.pause()
    player.removeAllItems()
    items = []
  }

  private func seek(_ line: BenchLine) {
    let time = CMTime(value: Int64(line.argument) ?? 0, timescale: 1_000_000_000)
    let tolerance: CMTime = line.arguments.dropFirst().first == "k" ? .positiveInfinity : .zero
    player.seek(to: time, toleranceBefore: tolerance, toleranceAfter: tolerance) { [events, id] isFinished in
      if isFinished { events.tell(id, "async-done") }
    }
  }

  // MARK: - What the player says

  private func stateChanged() {
    switch player.timeControlStatus {
    case .playing: events.tell(id, "state PLAYING")
    case .paused: break
    case .waitingToPlayAtSpecifiedRate: events.tell(id, "state WAITING")
    }
  }

  private func statusChanged() {
    guard let item = player.currentItem else { return }
    if item.status == .readyToPlay, owesPause {
      owesPause = false
      events.tell(id, "state PAUSED")
    }
    if item.status == .failed { failed(item) }
  }

  private func ended(_ item: AVPlayerItem) {
    guard remove(item), items.isEmpty else { return }
    events.tell(id, "ended")
  }

  private func failed(_ item: AVPlayerItem) {
    guard remove(item) else { return }
    events.tell(id, "error \(Failure(item.error, of: "").message)")
  }

  private func remove(_ item: AVPlayerItem) -> Bool {
    guard let place = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: place)
    return true
  }

  private func hear(
    _ name: Notification.Name, _ action: @escaping @MainActor (BenchPlayer, AVPlayerItem) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        guard let item = notification.object as? AVPlayerItem else { return }
        MainActor.assumeIsolated {
          if let self { action(self, item) }
        }
      })
  }

  private static func nanoseconds(_ time: CMTime) -> Int64 {
    time.isNumeric ? time.convertScale(1_000_000_000, method: .default).value : -1
  }
}
