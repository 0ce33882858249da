import AVFoundation
import MediaPlayer

/// Tells `MPNowPlayingInfoCenter` what a player plays, from its first play on, as long as this is kept.
@MainActor
final class NowPlayingPublisher {
  private let player: AVPlayer
  private let center: MPNowPlayingInfoCenter
  private var observations: [NSKeyValueObservation] = []
  private var jumps: (any NSObjectProtocol)?
  private var hasPublished = false

  init(_ player: AVPlayer, to center: MPNowPlayingInfoCenter) {
    self.player = player
    self.center = center
    let publish: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.publish() }
    }
    observations = [
      player.observe(\.timeControlStatus, options: .initial) { _, _ in publish() },
      player.observe(\.rate) { _, _ in publish() },
      player.observe(\.currentItem?.duration) { _, _ in publish() },
      player.observe(\.currentItem?.status) { _, _ in publish() },
      player.observe(\.currentItem?.externalMetadata) { _, _ in publish() },
    ]
    jumps = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.timeJumpedNotification, object: nil, queue: nil
    ) { _ in DispatchQueue.main.async(execute: publish) }
  }

  /// Ends it, and takes back what it told.
  func end() {
    for observation in observations { observation.invalidate() }
    if let jumps { NotificationCenter.default.removeObserver(jumps) }
    if hasPublished { center.nowPlayingInfo = nil }
    hasPublished = false
  }

  private func publish() {
    guard hasPublished || player.rate != 0 else { return }
    guard let item = player.currentItem else {
      if hasPublished { center.nowPlayingInfo = nil }
      return
    }
    hasPublished = true
    center.nowPlayingInfo = info(of: item)
    center.playbackState = player.timeControlStatus == .paused ? .paused : .playing
  }

  private func info(of item: AVPlayerItem) -> [String: Any] {
    let said = item.externalMetadata + (item.asset.status(of: .commonMetadata).value ?? [])
    func first(_ identifier: AVMetadataIdentifier) -> AVMetadataItem? {
      AVMetadataItem.metadataItems(from: said, filteredByIdentifier: identifier).first
    }
    var info: [String: Any] = [
      MPNowPlayingInfoPropertyElapsedPlaybackTime: NSNumber(value: item.currentTime().seconds),
      MPNowPlayingInfoPropertyPlaybackRate: NSNumber(value: item.timebase?.rate ?? 0),
      MPNowPlayingInfoPropertyDefaultPlaybackRate: NSNumber(value: player.defaultRate),
    ]
    info[MPMediaItemPropertyTitle] = first(.commonIdentifierTitle)?.stringValue
    info[MPMediaItemPropertyArtist] = first(.commonIdentifierArtist)?.stringValue
    info[MPMediaItemPropertyAlbumTitle] = first(.commonIdentifierAlbumName)?.stringValue
    if let image = first(.commonIdentifierArtwork)?.dataValue.flatMap(ArtworkImage.init(data:)) {
      info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(image: image)
    }
    if item.duration.isNumeric {
      info[MPMediaItemPropertyPlaybackDuration] = NSNumber(value: item.duration.seconds)
    } else if item.status == .readyToPlay {
      info[MPNowPlayingInfoPropertyIsLiveStream] = NSNumber(value: true)
    }
    return info
  }
}

extension AVAsyncProperty.Status {
  /// The value, where it is loaded.
  fileprivate var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}
