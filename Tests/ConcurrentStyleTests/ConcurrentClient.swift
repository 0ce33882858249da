import AVKit
import MediaPlayer
import Observation

// Code as it is written in Swift 6, with complete checking. That it compiles without a warning is the test;
// `ConcurrentClientTests` runs some of it.

/// A model for a user interface.
@MainActor
@Observable
final class Player {
  private(set) var isPlaying = false
  private(set) var time = CMTime.zero
  private(set) var title: String?

  @ObservationIgnored let player = AVQueuePlayer()
  @ObservationIgnored private var observations: [NSKeyValueObservation] = []
  @ObservationIgnored private var token: Any?
  @ObservationIgnored private var endTask: Task<Void, Never>?

  init() {
    observations = [
      player.observe(\.timeControlStatus, options: [.initial, .new]) { [weak self] player, _ in
        let isPlaying = player.timeControlStatus == .playing
        Task { @MainActor in self?.isPlaying = isPlaying }
      },
      player.observe(\.currentItem?.status) { player, change in
        _ = (player.currentItem?.error, change.newValue)
      },
    ]
    token = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 2), queue: .main
    ) { [weak self] time in
      MainActor.assumeIsolated { self?.time = time }
    }
    endTask = Task { [weak self] in
      let ends = NotificationCenter.default.notifications(named: AVPlayerItem.didPlayToEndTimeNotification)
      for await _ in ends.map({ _ in true }) { self?.advance() }
    }
  }

  func load(_ url: URL) async throws {
    let asset = AVURLAsset(url: url)
    let (duration, metadata) = try await asset.load(.duration, .commonMetadata)
    let found = AVMetadataItem.metadataItems(from: metadata, filteredByIdentifier: .commonIdentifierTitle)
    title = try await found.first?.load(.stringValue)
    guard duration.isNumeric else { return }
    let item = AVPlayerItem(asset: asset)
    item.externalMetadata = [makeTitle(title ?? "")]
    player.insert(item, after: nil)
    _ = await player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
  }

  func advance() { player.advanceToNextItem() }

  func stop() {
    if let token { player.removeTimeObserver(token) }
    token = nil
    endTask?.cancel()
    observations.forEach { $0.invalidate() }
    player.removeAllItems()
  }

  private func makeTitle(_ title: String) -> AVMetadataItem {
    let item = AVMutableMetadataItem()
    item.identifier = .commonIdentifierTitle
    item.value = title as NSString
    return item
  }
}

/// Uses a player from an actor of its own.
actor Jukebox {
  let player = AVPlayer()

  func play(_ url: URL) {
    player.replaceCurrentItem(with: AVPlayerItem(url: url))
    player.play()
  }

  var rate: Float { player.rate }

  func fade() async {
    for volume in stride(from: Float(1), through: 0, by: -0.5) {
      player.volume = volume
      await Task.yield()
    }
  }
}

/// Waits, with players and items as values that may go anywhere.
enum Waiting {
  static func item(_ item: AVPlayerItem) async -> AVPlayerItem.Status {
    for await status in item.values(of: \.status) where status != .unknown { return status }
    return item.status
  }

  static func rates(of player: AVPlayer, _ count: Int) async -> [Float] {
    var rates: [Float] = []
    for await rate in player.values(of: \.rate) {
      rates.append(rate)
      if rates.count == count { break }
      player.rate = rate + 1
    }
    return rates
  }

  static func useElsewhere(_ player: AVPlayer) async -> Float {
    // Detached, to be on any thread but the caller's.
    await Task.detached {
      player.rate = 2
      return player.rate
    }.value
  }
}

/// A player of one's own.
final class LoudPlayer: AVPlayer {
  override func play() {
    volume = 1
    super.play()
  }

  override var allowsExternalPlayback: Bool {
    get { false }
    set { super.allowsExternalPlayback = newValue }
  }

  override func seek(to time: CMTime) async -> Bool { await super.seek(to: time) }
}

/// An item of one's own.
final class ReadyItem: AVPlayerItem {
  override var status: AVPlayerItem.Status { .readyToPlay }

  override func currentTime() -> CMTime { CMTime(value: 1, timescale: 1) }

  override func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
}

/// Sets the session, and takes commands.
@MainActor
func setUp(_ player: AVPlayer) throws {
  let session = AVAudioSession.sharedInstance()
  try session.setCategory(.playback, mode: .moviePlayback)
  try session.setActive(true)
  let center = MPRemoteCommandCenter.shared()
  center.playCommand.addTarget { _ in
    player.play()
    return .success
  }
  MPNowPlayingInfoCenter.default().nowPlayingInfo = [
    MPMediaItemPropertyTitle: "A", MPNowPlayingInfoPropertyElapsedPlaybackTime: player.currentTime().seconds,
    MPNowPlayingInfoPropertyPlaybackRate: player.rate,
  ]
  let controller = AVPlayerViewController()
  controller.player = player
}

/// Observes with Swift's own observation.
@MainActor
func rateChanges(of player: AVPlayer, _ change: @escaping @Sendable () -> Void) {
  AVPlayer.isObservationEnabled = true
  withObservationTracking {
    _ = (player.rate, player.currentItem?.status)
  } onChange: {
    change()
  }
}

/// Whether players are what they are on Apple's systems.
func isObservable(_ value: some Observable & Sendable) -> Bool { true }
