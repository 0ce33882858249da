import AVFoundation

// Code as it is written for AVFoundation elsewhere. That it compiles is the test; `AppleStyleClientTests` runs some of
// it.

extension AVPlayer {
  var isPlaying: Bool { rate != 0 && error == nil }
}

extension AVPlayerItem.Status: CustomStringConvertible {
  /// In a word.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .readyToPlay: "ready"
    case .failed: "failed"
    @unknown default: "new"
    }
  }
}

/// Loads an asset by its keys, then plays it.
final class PlayerView {
  private var urlAsset: AVURLAsset?
  private var playerItem: AVPlayerItem?
  private(set) var assetPlayer: AVPlayer?

  func prepareToPlay(withUrl url: URL) {
    let options = [AVURLAssetPreferPreciseDurationAndTimingKey: true]
    let urlAsset = AVURLAsset(url: url, options: options)
    self.urlAsset = urlAsset
    urlAsset.loadValuesAsynchronously(forKeys: ["tracks"])
  }

  func startLoading(_ asset: AVURLAsset) {
    var error: NSError?
    let status: AVKeyValueStatus = asset.statusOfValue(forKey: "tracks", error: &error)
    if status == AVKeyValueStatus.loaded {
      let item = AVPlayerItem(asset: asset)
      playerItem = item
      let player = AVPlayer(playerItem: item)
      assetPlayer = player
      player.play()
    }
  }

  func pause() {
    guard assetPlayer?.isPlaying == true else { return }
    assetPlayer?.pause()
  }

  deinit {
    pause()
    urlAsset?.cancelLoading()
  }
}

/// Sets what is shown of an item.
@MainActor
final class PlayerController {
  var player: AVPlayer?

  func initPlayer(title: String, artist: String, artwork: Data, link: URL) {
    player = AVPlayer(url: link)
    let titleItem = AVMutableMetadataItem()
    titleItem.identifier = .commonIdentifierTitle
    titleItem.value = title as NSString
    titleItem.extendedLanguageTag = "und"
    let artistItem = AVMutableMetadataItem()
    artistItem.identifier = .commonIdentifierArtist
    artistItem.value = artist as NSString
    let artworkItem = AVMutableMetadataItem()
    artworkItem.identifier = .commonIdentifierArtwork
    artworkItem.value = artwork as NSData
    artworkItem.dataType = kCMMetadataBaseDataType_JPEG as String
    player?.currentItem?.externalMetadata = [titleItem, artistItem, artworkItem]
  }
}

/// Observes everything there is to observe.
@MainActor
final class PlayerObserver: NSObject {
  let player = AVPlayer()
  private var observations: [NSKeyValueObservation] = []
  private var timeObserver: Any?
  private var boundaryObserver: Any?
  private var endObserver: (any NSObjectProtocol)?
  private(set) var log: [String] = []

  func observe() {
    observations.append(
      player.observe(\.timeControlStatus, options: [.initial, .new]) { [weak self] player, _ in
        let status = player.timeControlStatus
        MainActor.assumeIsolated { self?.log.append("control \(status.rawValue)") }
      })
    observations.append(
      player.observe(\.currentItem?.status, options: [.new, .old]) { [weak self] player, change in
        if change.newValue == .failed { print(player.currentItem?.error?.localizedDescription ?? "") }
        MainActor.assumeIsolated { self?.log.append("item") }
      })
    observations.append(player.observe(\.rate) { _, _ in })
    observations.append(player.observe(\.isPlaying) { player, _ in _ = player.isPlaying })
    let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
      _ = CMTimeGetSeconds(time)
    }
    boundaryObserver = player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: CMTimeMake(value: 1, timescale: 2))], queue: nil
    ) {}
    endObserver = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
    ) { [unowned self] _ in
      self.player.seek(to: .zero) { finished in
        if finished { self.player.play() }
      }
    }
  }

  func stop() {
    if let timeObserver { player.removeTimeObserver(timeObserver) }
    if let boundaryObserver { player.removeTimeObserver(boundaryObserver) }
    if let endObserver { NotificationCenter.default.removeObserver(endObserver) }
    observations.forEach { $0.invalidate() }
    player.replaceCurrentItem(with: nil)
  }

  var bufferedSeconds: Double {
    guard let range = player.currentItem?.loadedTimeRanges.first?.timeRangeValue else { return 0 }
    return CMTimeGetSeconds(CMTimeRangeGetEnd(range))
  }
}

/// A player of one's own.
final class CountingPlayer: AVPlayer {
  var plays = 0

  override func play() {
    plays += 1
    super.play()
  }

  override func replaceCurrentItem(with item: AVPlayerItem?) {
    super.replaceCurrentItem(with: item)
  }
}

/// Loads what there is to know of an asset.
func describe(_ asset: AVURLAsset) async throws -> String {
  let duration = try await asset.load(.duration)
  let (isPlayable, tracks) = try await asset.load(.isPlayable, .tracks)
  let (metadata, rate, lyrics) = try await asset.load(.commonMetadata, .preferredRate, .lyrics)
  let title = AVMetadataItem.metadataItems(from: metadata, filteredByIdentifier: .commonIdentifierTitle).first
  let text = try await title?.load(.stringValue) ?? lyrics
  let video = try await asset.loadTracks(withMediaType: .video).first
  let size = try await video?.load(.naturalSize) ?? .zero
  return "\(text ?? "-") \(duration.seconds) \(isPlayable) \(tracks.count) \(rate) \(size.width)"
}

/// Tells errors apart.
func explain(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "fine"
  } catch AVError.contentIsUnavailable {
    return "unavailable"
  } catch let error as AVError where error.code == .fileFormatNotRecognized {
    return "no media"
  } catch {
    return (error as NSError).domain
  }
}

/// A queue that loops.
@MainActor
func makeLoop(_ url: URL) -> (AVQueuePlayer, AVPlayerLooper) {
  let asset = AVAsset(url: url)
  let item = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: [.tracks, .duration])
  let player = AVQueuePlayer(items: [])
  player.actionAtItemEnd = .none
  return (player, AVPlayerLooper(player: player, templateItem: item))
}

/// An asset that is there at once.
final class FakeAsset: AVURLAsset, @unchecked Sendable {
  // Unchecked, because its superclass is; only one thread uses it.
  private(set) var asked: [String] = []

  override func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    asked += keys
    handler?()
  }

  override func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    .loaded
  }

  override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  override var isPlayable: Bool { true }
}
